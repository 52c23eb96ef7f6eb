import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { fillFacts, textWidth } from '../../schema/browser.ts';
import { plainText } from '../site.ts';
import { fieldAt, type MarkedField } from './marks.ts';
import { postToEditor } from './messages.ts';
import { caretAt, hasSelectedChip, replaceSelection, setCaret, textIn } from './textBox.ts';
import { useTextEdit } from './useTextEdit.ts';

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
 * Escape reverts everything typed since it got the focus, or else leads to its block. During an edit it shows the text of the
 * document, with facts as chips, and React does not touch it.
 */
export function EditableText({ index, children }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const field = fieldAt(index);
  const edit = useTextEdit(box, field);
  const { isEditing, isComposing } = edit;
  useNewEntryFocus(box, field);

  // Clicking a text of another document opens its field.
  if (!field?.isOpen) return <span data-field={index}>{children}</span>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text in the middle of the page, in its typeface, cannot be an input
    <span
      ref={box}
      data-field={index}
      role="textbox"
      tabIndex={0}
      aria-label={field.label}
      aria-multiline={false}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      spellCheck
      onMouseDown={(event) => isEditing || focusAt(box.current, event)}
      onFocus={({ target }: FocusEvent) => target === box.current && edit.begin()}
      onBlur={edit.end}
      onInput={edit.send}
      onKeyDown={keyHandler(box, field, edit)}
      onKeyUp={(event) => {
        if (event.key === ' ') event.preventDefault();
      }}
      onBeforeInput={(event) => {
        const { data } = event;
        if (!data || isComposing.current) return;
        const isFull = !fits(box.current, data, field, edit.facts);
        if (!isFull && !hasSelectedChip(box.current)) return;
        event.preventDefault();
        if (isFull) return;
        replaceSelection(data);
        edit.send();
      }}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={() => {
        isComposing.current = false;
        edit.send();
      }}
      onPaste={(event) => {
        event.preventDefault();
        // A text that is too long is kept: its field shows by how much.
        insert(event.clipboardData.getData('text/plain').replace(/\s*\n\s*/g, ' '));
      }}
      onDrop={(event) => event.preventDefault()}
    >
      {isEditing ? null : children}
    </span>
  );
}

type Box = RefObject<HTMLElement | null>;

/** Focuses an empty entry that was added here. */
function useNewEntryFocus(box: Box, field: MarkedField | undefined): void {
  useLayoutEffect(() => {
    if (field?.text !== '' || newEntry !== placeOf(field)) return;
    newEntry = undefined;
    box.current?.focus();
  });
}

type Edit = Pick<ReturnType<typeof useTextEdit>, 'isComposing' | 'facts' | 'revert'>;

/** Returns the handler of the keys that do something else than type. */
const keyHandler =
  (box: Box, field: MarkedField, { isComposing, facts, revert }: Edit) =>
  (event: KeyboardEvent) => {
    const element = box.current;
    if (!element || isComposing.current || event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Enter') {
      event.preventDefault();
      if (field.isEntry) {
        newEntry = placeOf(field, 1);
        flushSync(() => postToEditor({ type: 'addEntry' }));
      } else {
        // The edit ends, and the focus stays: Tab leads to the next text, Escape to the block.
        element.blur();
        element.focus();
      }
    } else if (key === 'Escape') {
      // With nothing to revert, the page handles the key.
      if (revert()) event.preventDefault();
    } else if (key === ' ' && element.closest('button, summary')) {
      // The key would press the button around the text.
      event.preventDefault();
      if (fits(element, ' ', field, facts)) insert(' ');
    }
  };

/** Focuses a box with the caret where it was clicked. */
function focusAt(box: HTMLElement | null, event: MouseEvent): void {
  if (event.button !== 0) return;
  // Set the caret manually, because the text is first replaced with the text of the document.
  event.preventDefault();
  if (!box) return;
  const offset = caretAt(box, event);
  box.focus({ preventScroll: true });
  setCaret(box, offset);
}

/** Whether a text fits into a box if it replaces the selection. */
function fits(
  box: HTMLElement | null,
  typed: string,
  { maximum }: MarkedField,
  facts: Readonly<Record<string, string>>,
): boolean {
  if (!box || maximum === undefined) return true;
  const selected = textWidth(getSelection()?.toString() ?? '');
  // Together, because a typed mark can belong to the character before it.
  return textWidth(plainText(fillFacts(textIn(box), facts)) + typed) - selected <= maximum;
}

// The only way to insert text as if it had been typed.
const insert = (text: string) => document.execCommand('insertText', false, text);
