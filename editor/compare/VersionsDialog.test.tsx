import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { apiPath } from '../api.ts';
import { Refused } from '../document/ask.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

const headline = { words: 'Headline in block 1 (hero)', from: 'Old', to: 'New' };
const versions = [
  { id: 'b', time: '2026-03-04T10:00:00.000Z', title: 'The later one', kind: 'draft', changes: [] },
  {
    id: 'a',
    time: '2026-03-03T10:00:00.000Z',
    title: 'The first one',
    kind: 'saved',
    changes: [headline],
  },
];
const when = (index: number) => new Date(versions[index]?.time ?? 0).toLocaleString();

let listed: object[];
beforeEach(() => {
  listed = versions;
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const { id } = JSON.parse(body);
    const name = address.slice(apiPath.length);
    const document = { title: `The title of ${id}` };
    return Response.json(name === 'versions' ? listed : { text: `the text of ${id}`, document });
  });
});

function show(reason?: string) {
  const close = vi.fn();
  const restore = vi.fn(async () => {
    if (reason !== undefined) throw new Refused(reason);
  });
  const dialog = { name: 'faq.json', document: { title: 'Now' }, onClose: close, restore };
  render(<VersionsDialog {...dialog} />);
  return { close, restore };
}
const press = async (index: number) =>
  fireEvent.click(
    await screen.findByRole('button', { name: `Restore the version of ${when(index)}` }),
  );

test('stays open and shows why a version cannot be restored', async () => {
  const { close } = show('It has an error.');
  await press(0);
  expect((await screen.findByRole('alert')).textContent).toBe('It has an error.');
  expect(close).not.toHaveBeenCalled();
});

test('shows what each save changed, and marks versions that were never saved', async () => {
  show();
  await screen.findByText(/The save changed: Headline .*: from “Old” to “New”/);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(rows.map((row) => /\(not saved\)/.test(row))).toEqual([true, false]);
});
