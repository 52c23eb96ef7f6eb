import { useEffect } from 'react';
import { usePuck } from '../document/usePuck.ts';
import { blockInPage } from './fieldKeys.ts';

const questionsOf = 'faq-answer';

/** Opens in the page the question whose entry is open in the fields, in the same way as the browser's search does. */
export function useOpenQuestion(): void {
  const block = usePuck(({ selectedItem }) => selectedItem?.props.id);
  const place = usePuck(({ selectedItem, appState }) => {
    // Puck's name for the state of the list "items".
    const list = appState.ui.arrayState[`${selectedItem?.props.id}_array_items`];
    return list ? list.items.findIndex(({ _arrayId }) => _arrayId === list.openId) : -1;
  });
  useEffect(() => {
    const answer = blockInPage(block)?.querySelectorAll(questionsOf)[place];
    if (!answer) return;
    answer.dispatchEvent(new Event('beforematch', { bubbles: true }));
    itemOf(answer)?.scrollIntoView({ block: 'nearest' });
  }, [block, place]);
}

/** The element around a question and its answer. */
const itemOf = (answer: Element) => answer.parentElement?.parentElement;
