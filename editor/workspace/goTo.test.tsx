import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { ValuePath } from '../../schema/index.ts';
import { showInStore, storeOf } from '../../tests/tools/formInStore.tsx';
import { Around } from '../fields/Around.tsx';
import { focusField } from '../fields/focusField.ts';
import { useGoTo, useGoToAddress } from './goTo.ts';

afterEach(() => {
  location.hash = '';
});

const page = {
  title: 'A',
  blocks: [
    { type: 'stats', items: [] },
    { type: 'faq', items: [] },
  ],
};
const entry: ValuePath = ['blocks', 1, 'items', 0];

/** A form for the second block: a list with one folded entry. */
const form = (
  <Around path={['blocks', 1, 'items']}>
    <button type="button">Add</button>
    <details>
      <summary>One</summary>
      <Around path={[...entry, 'question']}>
        <input aria-label="Question" />
      </Around>
      <Around path={[...entry, 'answer']}>
        <div role="toolbar">
          <button type="button">Bold</button>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: like the rich text field */}
        <div role="textbox" aria-label="Answer" tabIndex={0} />
      </Around>
      <Around path={[...entry, 'icon']}>
        <button type="button">Choose an icon</button>
      </Around>
    </details>
  </Around>
);

function show(shown: ReactNode = form, name?: string) {
  const store = storeOf(name ? {} : page, name);
  let goTo: ((path: ValuePath) => void) | undefined;
  function Going() {
    goTo = useGoTo();
    useGoToAddress();
    return shown;
  }
  showInStore(store, <Going />, { ...(name && { name }) });
  const selected = () =>
    store.get().state.blocks.findIndex(({ key }) => key === store.get().selected);
  return { goTo: (path: ValuePath) => act(async () => goTo?.(path)), selected };
}

test('going to a field selects its block, unfolds its entry, and focuses the field', async () => {
  const { goTo, selected } = show();
  const question = screen.getByLabelText('Question');
  expect(question.closest('details')?.open).toBe(false);
  await goTo([...entry, 'question']);
  expect(selected()).toBe(1);
  expect(question.closest('details')?.open).toBe(true);
  expect(document.activeElement).toBe(question);
  await goTo(['title']);
  expect(selected()).toBe(-1);
});

test.each<[string, ValuePath, string, string]>([
  ['the text of a rich text', [...entry, 'answer'], 'textbox', 'Answer'],
  ['a button where there is no other control', [...entry, 'icon'], 'button', 'Choose an icon'],
  ['the nearest field around a missing one', [...entry, 'question', 3], 'textbox', 'Question'],
  [
    'the first field of a list for an entry without one',
    ['blocks', 1, 'items', 7],
    'textbox',
    'Question',
  ],
])('focuses %s', (_what, path, role, name) => {
  show();
  focusField(path);
  expect(document.activeElement).toBe(screen.getByRole(role, { name }));
});

test('shows a field without focusing it while the page has the focus', () => {
  show(
    <>
      <iframe title="The page" />
      {form}
    </>,
  );
  const frame = screen.getByTitle('The page');
  frame.tabIndex = 0;
  frame.focus();
  focusField([...entry, 'question']);
  expect(document.activeElement).toBe(frame);
  expect(screen.getByLabelText('Question').closest('details')?.open).toBe(true);
});

test('goes to a setting by changing the address, and again after the focus moved', async () => {
  const text = (
    <Around path={['header', 'links']}>
      <input aria-label="Text" />
    </Around>
  );
  const { goTo } = show(text, 'site.json');
  const field = screen.getByLabelText('Text');
  await goTo(['header', 'links']);
  expect(location.hash).toBe('#site.json:/header/links');
  await waitFor(() => expect(document.activeElement).toBe(field));
  field.blur();
  await goTo(['header', 'links']);
  expect(document.activeElement).toBe(field);
});
