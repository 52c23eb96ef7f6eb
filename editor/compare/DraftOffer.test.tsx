import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { apiPath, type Draft } from '../api.ts';
import { DraftOffer } from './DraftOffer.tsx';

vi.mock('../document/openTabs.ts', () => ({
  watchOpen: (_opening: object, report: (isOpen: boolean) => void) => {
    report(false);
    return () => {};
  },
}));

let requests: string[];
beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const { tab } = JSON.parse(body);
    requests.push([address.slice(apiPath.length), tab].filter(Boolean).join(' '));
    return Response.json({});
  });
});

const draft = (tab: string, title: string): Draft => ({
  tab,
  time: '2026-03-04T10:00:00.000Z',
  base: { hash: 'now', document: { title: 'As saved' } },
  document: { title },
});
const drafts = [draft('one', 'The first'), draft('two', 'The second')];

function show(offered: readonly Draft[]) {
  const onOpen = vi.fn();
  render(
    <DraftOffer
      opening={{ site: 'a-site', name: 'faq.json', tab: 'own' }}
      source={{ hash: 'now', text: '{}' }}
      drafts={offered}
      onOpen={onOpen}
    />,
  );
  return onOpen;
}
const sections = () => screen.getAllByRole('region');
const pressIn = (section: HTMLElement | undefined, name: string) =>
  section && fireEvent.click(within(section).getByRole('button', { name }));

test('keeps a discarded draft as a version, and opens the document after the last one', async () => {
  const onOpen = show(drafts);
  pressIn(sections()[0], 'Discard them');
  await waitFor(() => expect(sections()).toHaveLength(1));
  expect(requests).toEqual(['keepVersion', 'discard one']);
  expect(onOpen).not.toHaveBeenCalled();
  pressIn(sections()[0], 'Discard them');
  await waitFor(() => expect(onOpen.mock.calls).toEqual([[]]));
  expect(requests).toEqual(['keepVersion', 'discard one', 'keepVersion', 'discard two']);
});
