import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { openDocument, storeOf, written } from '../../tests/tools/formInStore.tsx';
import { usePageChanges } from './usePageChanges.tsx';

// The dialogs are tested in pageDialogs.test.tsx.
type Done = (moves: { from: string; to: string }[]) => Promise<void>;
let moveDone: Done | undefined;
vi.mock('../pages/pageDialogs.tsx', () => ({
  MovePage: ({ onDone }: { onDone: Done }) => {
    moveDone = onDone;
    return <p>Another address</p>;
  },
  PublishPages: () => null,
}));

test('a page follows each change of its address, with unsaved changes, and in states of Undo too', async () => {
  const source = { hash: 'now', document: { path: '/c' } };
  vi.stubGlobal('fetch', async () => Response.json(source));
  const store = storeOf({ path: '/a', title: 'A', blocks: [] }, 'a.json');
  const [rebase, refresh] = [vi.fn(), vi.fn(async () => {})];
  const document = openDocument({ opening: { site: 's', name: 'a.json', tab: 't' }, rebase });
  const pages = [{ name: 'a.json', path: '/a', title: 'A', errors: 0, warnings: 0 }];
  let changes: ReturnType<typeof usePageChanges> | undefined;
  function Changes() {
    changes = usePageChanges(document, store, { site, pages }, refresh);
    return changes.dialog;
  }
  const { container } = render(<Changes />);
  const title = store.find(['title']);
  const move = async (from: string, to: string) => {
    act(() => changes?.changeAddress());
    expect(container.textContent).toBe('Another address');
    await act(() => moveDone?.([{ from, to }]));
    expect(container.textContent).toBe('');
  };
  if (title) store.write(title, () => 'Typed');
  await move('/a', '/b');
  expect(written(store)).toEqual({ path: '/b', title: 'Typed', blocks: [] });
  expect(rebase).toHaveBeenLastCalledWith(source);
  await move('/b', '/c');
  expect(written(store)).toEqual({ path: '/c', title: 'Typed', blocks: [] });
  expect(refresh).toHaveBeenCalledTimes(2);
  store.dispatch({ type: 'undo' });
  expect(written(store)).toEqual({ path: '/c', title: 'A', blocks: [] });
});
