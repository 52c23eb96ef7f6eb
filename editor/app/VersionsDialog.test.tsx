import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiPath } from '../api.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

const versions = [
  { id: 'b', time: '2026-03-04T10:00:00.000Z', title: 'The later one', kind: 'draft' },
  { id: 'a', time: '2026-03-03T10:00:00.000Z', title: 'The first one', kind: 'saved' },
];
const when = (index: number) => new Date(versions[index]?.time ?? 0).toLocaleString();

let listed: object[];
beforeEach(() => {
  listed = versions;
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const { id } = JSON.parse(body);
    const name = address.slice(apiPath.length);
    return Response.json(name === 'versions' ? listed : { text: `the text of ${id}` });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(reason?: string) {
  const close = vi.fn();
  const takeUp = vi.fn(async () => reason);
  render(<VersionsDialog name="faq.json" onClose={close} takeUp={takeUp} />);
  return { close, takeUp };
}
const press = async (index: number) =>
  fireEvent.click(
    await screen.findByRole('button', { name: `Take up the version of ${when(index)}` }),
  );

test('the version that is chosen is taken up, and the dialog closes', async () => {
  const { close, takeUp } = show();
  await press(1);
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(takeUp.mock.calls).toEqual([[{ text: 'the text of a' }]]);
});

test('a version that cannot be taken up says why, and the dialog stays', async () => {
  const { close } = show('It has a mistake.');
  await press(0);
  expect((await screen.findByRole('alert')).textContent).toBe('It has a mistake.');
  expect(close).not.toHaveBeenCalled();
});

test('what was never in the file is marked', async () => {
  show();
  const rows = await screen.findAllByText(/The (?:later|first) one/);
  expect(rows.map(({ textContent }) => /\(not saved\)/.test(textContent ?? ''))).toEqual([
    true,
    false,
  ]);
});

test('where there is no version yet, the dialog says when there will be one', async () => {
  listed = [];
  show();
  expect(await screen.findByText(/The first one is kept when you save/)).toBeTruthy();
});
