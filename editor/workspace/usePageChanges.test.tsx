import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { openDocument, storeOf, written } from '../../tests/tools/formInStore.tsx';
import type { NewContact } from '../api.ts';
import { usePageChanges } from './usePageChanges.tsx';

// Other tests cover the dialogs.
let addUnder: ((name: string, signal: AbortSignal) => Promise<void>) | undefined;
const { signal } = new AbortController();
vi.mock('../health/offerDialogs.tsx', () => ({
  AddContact: ({ add }: { add: typeof addUnder }) => {
    addUnder = add;
    return null;
  },
  PublishPages: () => null,
}));

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
