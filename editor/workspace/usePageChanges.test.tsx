import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { openDocument, storeOf, written } from '../../tests/tools/formInStore.tsx';
import type { NewContact } from '../api.ts';
import { usePageChanges } from './usePageChanges.tsx';

// Other tests cover the dialogs.
type Done = (moves: { from: string; to: string }[]) => Promise<void>;
let moveDone: Done | undefined;
let addUnder: ((name: string, signal: AbortSignal) => Promise<void>) | undefined;
const { signal } = new AbortController();
vi.mock('../pages/pageDialogs.tsx', () => ({
  MovePage: ({ onDone }: { onDone: Done }) => {
    moveDone = onDone;
    return <p>Another address</p>;
  },
}));
vi.mock('../health/offerDialogs.tsx', () => ({
  AddContact: ({ add }: { add: typeof addUnder }) => {
    addUnder = add;
    return null;
  },
  PublishPages: () => null,
}));

test('a page follows each change of its address, keeping unsaved changes and even after Undo', async () => {
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

const contact: NewContact = {
  ...{ field: 'phones', value: '0123 456', scheme: 'tel' },
  ...{ path: ['header', 'href'], written: 'tel:0123 456' },
};

/** Opens the dialog for the name of a contact in a document. */
function openContact(name: string, phones = {}) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address.replace(/.*\//, ''));
    return Response.json({ changed: [] });
  });
  const store = storeOf({ header: { href: contact.written }, phones, blocks: [] }, name);
  const document = openDocument({ opening: { site: 's', name, tab: 't' } });
  let changes: ReturnType<typeof usePageChanges> | undefined;
  function Changes() {
    changes = usePageChanges(document, store, { site, pages: [] }, async () => {});
    return changes.dialog;
  }
  render(<Changes />);
  act(() => changes?.addContact(contact));
  return { asked: requests, store };
}

test.each([
  ['faq.json', ['addContact'], { phones: {} }],
  ['site.json', [], { phones: { sales: '0123 456' } }],
])('a link in %s uses the name of its new contact', async (name, requests, rest) => {
  const { asked, store } = openContact(name);
  await act(() => addUnder?.('sales', signal));
  expect(asked).toEqual(requests);
  expect(written(store, name)).toMatchObject({ header: { href: 'tel:sales' }, ...rest });
});

test('does not overwrite a link that was changed in the meantime', async () => {
  const { store } = openContact('faq.json');
  const link = store.find(['header', 'href']);
  if (link) store.write(link, () => '/faq');
  await act(() => addUnder?.('sales', signal));
  expect(written(store)).toMatchObject({ header: { href: '/faq' } });
});
