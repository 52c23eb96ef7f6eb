import { createContext, type RefObject, use, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { factsOf } from '../../schema/browser.ts';
import { useSite } from '../site.ts';
import type { MarkedField } from './marks.ts';
import { postToEditor } from './messages.ts';
import { selectAll, setCaret, showText, textIn } from './textBox.ts';

/** The number of the page that the editor sent, and that of the last text in it that was typed here. */
export const noNumbers = { number: 0, confirmed: 0 };
export const PageNumbers = createContext(noNumbers);

/** The number of the last text that was sent to the editor. */
let lastNumber = 0;

/**
 * The edit of a field in a text box, from its focus until it loses it. During the edit, React leaves the box empty, and the hook
 * shows the text of the document in it. `send` sends the text of the box to the editor. `revert` restores the one before the
 * edit, and returns false if it has not changed.
 */
export function useTextEdit(box: RefObject<HTMLElement | null>, field: MarkedField | undefined) {
  const [isEditing, setIsEditing] = useState(false);
  const facts = factsOf(useSite());
  const text = field?.text ?? '';
  const initialText = useRef('');
  const { number, confirmed } = use(PageNumbers);
  // The last text that was sent to the editor in this edit, and its number.
  const sent = useRef({ text, number: 0 });
  const isComposing = useRef(false);

  /** Shows the text of the document. From now on, edits belong to the field that has this place. */
  const start = (element: HTMLElement, place: MarkedField['place']) => {
    initialText.current = text;
    sent.current = { text, number: 0 };
    showText(element, text, facts);
    postToEditor({ type: 'begin', place, pageNumber: number });
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (!isEditing || !element || isComposing.current || !field) return;
    // A page that the editor sent before it had the last text.
    if (confirmed < sent.current.number || text === textIn(element)) return;
    // A change from elsewhere, such as Undo, which may have moved another block or entry here.
    start(element, field.place);
    setCaret(element, text.length);
  });

  const begin = () => {
    const element = box.current;
    if (!element || !field || isEditing) return;
    // Let React remove its content, so that the browser can edit the replacement.
    flushSync(() => setIsEditing(true));
    start(element, field.place);
    selectAll(element);
  };
  const send = () => {
    if (!box.current || isComposing.current) return;
    const typed = textIn(box.current);
    if (typed === sent.current.text) return;
    lastNumber += 1;
    sent.current = { text: typed, number: lastNumber };
    postToEditor({ type: 'write', text: typed, number: lastNumber });
  };
  const end = () => {
    const element = box.current;
    if (!element || !isEditing) return;
    isComposing.current = false;
    send();
    // The user switched to another window and will come back to continue.
    if (document.activeElement === element && !parent.document.hasFocus()) return;
    element.replaceChildren();
    flushSync(() => setIsEditing(false));
    postToEditor({ type: 'end' });
  };
  const revert = (): boolean => {
    const element = box.current;
    if (!element || textIn(element) === initialText.current) return false;
    showText(element, initialText.current, facts);
    selectAll(element);
    send();
    return true;
  };
  return { isEditing, isComposing, facts, begin, send, end, revert };
}
