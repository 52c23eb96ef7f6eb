import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOpenQuestion } from './useOpenQuestion.ts';

const list = vi.hoisted(() => ({ openId: '', items: [{ _arrayId: 'one' }, { _arrayId: 'two' }] }));
vi.mock('../document/usePuck.ts', () => ({
  usePuck: (read: (puck: object) => unknown) =>
    read({
      selectedItem: { props: { id: 'faq-1' } },
      appState: { ui: { arrayState: { 'faq-1_array_items': list } } },
    }),
}));
const block = vi.hoisted((): { current?: HTMLElement } => ({}));
vi.mock('./fieldKeys.ts', () => ({
  blockInPage: (id: string) => (id === 'faq-1' ? block.current : undefined),
}));

let found: string[];
beforeEach(() => {
  found = [];
  block.current = document.createElement('section');
  for (const name of ['first', 'second']) {
    const answer = document.createElement('faq-answer');
    answer.addEventListener('beforematch', () => found.push(name));
    block.current.append(answer);
  }
});
afterEach(cleanup);

test('the question whose entry is open at the right is opened in the page, and no other', () => {
  const { rerender } = renderHook(() => useOpenQuestion());
  expect(found).toEqual([]);
  list.openId = 'two';
  rerender();
  expect(found).toEqual(['second']);
  rerender();
  expect(found).toEqual(['second']);
  list.openId = 'one';
  rerender();
  expect(found).toEqual(['second', 'first']);
  list.openId = '';
  rerender();
  expect(found).toEqual(['second', 'first']);
});
