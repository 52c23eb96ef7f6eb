import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { factsOf, fillFacts, textWidth } from '../../schema/browser.ts';
import { plainText, useSite } from '../site.ts';
import { fieldAt, type MarkedField } from './marks.ts';
import { postToEditor } from './messages.ts';
import {
  caretAt,
  hasSelectedChip,
  replaceSelection,
  selectAll,
  setCaret,
  showText,
  textIn,
} from './writtenText.ts';

/** The number of the page that the editor sent, and that of the last text in it that was typed here. */
export const noNumbers = { number: 0, confirmed: 0 };
export const ShownNumbers = createContext(noNumbers);

/** The number of the last text that was sent to the editor. */
let lastNumber = 0;

/** The place of an added entry, which gets the focus as soon as it is rendered. */
let newEntry: string | undefined;

/** The place of a list entry, or of one below it, as a string. */
function placeOf({ place: { isSite, path } }: MarkedField, below = 0): string {
  const last = path.at(-1);
  return JSON.stringify([
    isSite,
    ...path.slice(0, -1),
    typeof last === 'number' ? last + below : last,
  ]);
}

type Props = {
  /** The index of its field. */
  index: number;
  /** The text as visitors see it. */
  children?: ReactNode;
};

/**
 * A text of the page that is edited in place: a plain text box. Enter ends the edit, or starts another entry of its list;
 * Escape reverts everything typed since it got the focus. During an edit it shows the text of the document, with facts as
 * chips, and React does not touch it.
 */
export function EditableText({ index, children }: Props) {
  const element = useRef<HTMLSpanElement>(null);
  const [isWriting, setIsWriting] = useState(false);
  const facts = factsOf(useSite());
  const field = fieldAt(index);
  const { text = '', label, maximum, isEntry } = field ?? {};
  const before = useRef('');
  const { number, confirmed } = use(ShownNumbers);
  // The last text that was sent to the editor in this edit, and its number.
  const sent = useRef({ text, number: 0 });
  const isComposing = useRef(false);

  useLayoutEffect(() => {
    const shown = element.current;
    if (!isWriting || !shown || isComposing.current || !field) return;
    // A page that the editor sent before it had the last text.
    if (confirmed < sent.current.number || text === textIn(shown)) return;
    // A change from elsewhere, such as Undo, which may have moved another block or entry here: from now on, edits belong to it.
    before.current = text;
    begun();
    showText(shown, text, facts);
    setCaret(shown, text.length);
  });

  useLayoutEffect(() => {
    if (field?.text !== '' || newEntry !== placeOf(field)) return;
    newEntry = undefined;
    element.current?.focus();
  });

  const begun = () => {
    if (!field) return;
    sent.current = { text, number: 0 };
    postToEditor({ type: 'begin', place: field.place, shown: number });
  };
  const begin = () => {
    const shown = element.current;
    if (!shown || !field || isWriting) return;
    // Let React remove its content, so that the browser can edit the replacement.
    flushSync(() => setIsWriting(true));
    before.current = text;
    showText(shown, text, facts);
    begun();
    selectAll(shown);
  };
  const write = (written: string) => {
    if (written === sent.current.text) return;
    lastNumber += 1;
    sent.current = { text: written, number: lastNumber };
    postToEditor({ type: 'write', text: written, number: lastNumber });
  };
  const onInput = () => {
    if (element.current && !isComposing.current) write(textIn(element.current));
  };
  const end = () => {
    const shown = element.current;
    if (!shown || !isWriting) return;
    isComposing.current = false;
    write(textIn(shown));
    // The user switched to another window and will come back to continue.
    if (document.activeElement === shown && !parent.document.hasFocus()) return;
    shown.replaceChildren();
    flushSync(() => setIsWriting(false));
    postToEditor({ type: 'end' });
  };

  const onMouseDown = (event: MouseEvent) => {
    if (isWriting || event.button !== 0) return;
    // Set the caret manually, because the text is first replaced with the text of the document.
    event.preventDefault();
    const shown = element.current;
    if (!shown) return;
    const offset = caretAt(shown, event);
    shown.focus({ preventScroll: true });
    setCaret(shown, offset);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target === element.current) begin();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const shown = element.current;
    if (!shown || isComposing.current || event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Enter') {
      event.preventDefault();
      if (isEntry && field) {
        newEntry = placeOf(field, 1);
        postToEditor({ type: 'addEntry' });
      } else shown.blur();
    } else if (key === 'Escape') {
      event.preventDefault();
      showText(shown, before.current, facts);
      shown.blur();
    } else if (key === ' ' && shown.closest('button, summary')) {
      // The key would press the button around the text.
      event.preventDefault();
      if (fits(' ')) insert(' ');
    }
  };
  /** Whether a text fits if it replaces the selection. */
  const fits = (typed: string) => {
    const shown = element.current;
    if (!shown || maximum === undefined) return true;
    const chosen = textWidth(getSelection()?.toString() ?? '');
    // Together, because a typed mark can belong to the character before it.
    return textWidth(plainText(fillFacts(textIn(shown), facts)) + typed) - chosen <= maximum;
  };
  // The only way to insert text as if it had been typed.
  const insert = (inserted: string) => document.execCommand('insertText', false, inserted);

  // Clicking a text of another document opens its field.
  if (!field?.isOpen) return <span data-field={index}>{children}</span>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text in the middle of the page, in its typeface, cannot be an input
    <span
      ref={element}
      data-field={index}
      role="textbox"
      tabIndex={0}
      aria-label={label}
      aria-multiline={false}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      spellCheck
      onMouseDown={onMouseDown}
      onFocus={onFocus}
      onBlur={end}
      onInput={onInput}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => {
        if (event.key === ' ') event.preventDefault();
      }}
      onBeforeInput={(event) => {
        const { data } = event;
        if (!data || isComposing.current) return;
        const isFull = !fits(data);
        if (!isFull && !hasSelectedChip(element.current)) return;
        event.preventDefault();
        if (isFull) return;
        replaceSelection(data);
        onInput();
      }}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={() => {
        isComposing.current = false;
        onInput();
      }}
      onPaste={(event) => {
        event.preventDefault();
        // A text that is too long is kept: its field shows by how much.
        insert(event.clipboardData.getData('text/plain').replace(/\s*\n\s*/g, ' '));
      }}
      onDrop={(event) => event.preventDefault()}
    >
      {isWriting ? null : children}
    </span>
  );
}
