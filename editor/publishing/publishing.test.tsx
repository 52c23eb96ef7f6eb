import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openInMemory, secondHome, typeIn } from '../../tests/tools/openInMemory.ts';
import { showInSite } from '../../tests/tools/showInSite.tsx';
import type { OpenSite } from '../document/openSite.ts';
import { SignedOut } from '../home/github/githubApi.ts';
import {
  type FileWrite,
  NeedsReview,
  type Progress,
  type Publication,
  type PublishedChange,
  type PublishingHome,
} from '../home/home.ts';
import { type Publishing, PublishingProvider } from './LiveState.tsx';
import { SiteActions } from './SiteActions.tsx';

const account = {
  ...{ login: 'ann', needsReview: false },
  ...{ repository: 'plum-rye/site', branch: 'main', address: 'https://github.com/plum-rye/site' },
};
const publication: Publication = {
  ...{ commit: 'abc', time: '2026-11-29T10:42:00Z', by: 'Bob', subject: 'Change Work' },
  address: 'https://github.com/plum-rye/site/commit/abc',
};
const first = { ...publication, commit: 'def', subject: 'Create a site', isFirst: true };

let memory: Awaited<ReturnType<typeof secondHome>>;
let site: OpenSite;
let progress: Progress;
let written: { message: string; changes: readonly FileWrite[] }[];
let reviewed: { message: string }[];
let changedBy: PublishedChange[];
let refusal: Error | undefined;
let publishing: Publishing;

beforeEach(async () => {
  memory = await secondHome();
  [written, reviewed, changedBy] = [[], [], []];
  [refusal, progress] = [undefined, { kind: 'live' }];
  localStorage.clear();
  const { home } = memory;
  const waiting = new Set<string>();
  const read: PublishingHome['read'] = async (known) => {
    const snapshot = await home.read(known);
    const version = `${snapshot.version} ${[...waiting]}`;
    return { ...snapshot, version, staged: [...waiting] };
  };
  const shared: PublishingHome = {
    ...home,
    read,
    async write(changes, base, how) {
      if (refusal) throw refusal;
      written.push({ message: how?.message ?? '', changes });
      await home.write(changes, base);
      waiting.clear();
      return await read();
    },
    async stage(changes) {
      for (const { name } of changes) waiting.add(name);
      return await read();
    },
    async unstage(name) {
      waiting.delete(name);
      return await read();
    },
    account: () => account,
    progress: async () => progress,
    publications: async () => [publication, first],
    changedBy: async () => changedBy,
    async sendForReview(_changes, _base, { message }) {
      reviewed.push({ message });
      return 'https://github.com/plum-rye/site/compare/main...edit-ann-1?expand=1';
    },
    forget: async () => {},
  };
  site = await openInMemory({ home: shared });
  publishing = { home: shared, signInAgain: vi.fn(), signOut: vi.fn(async () => {}) };
});
afterEach(() => {
  vi.useRealTimers();
});

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const type = (text: string) => act(() => typeIn(site.copy, 'visit.json', ['title'], text));
async function show() {
  await waitFor(() => expect(site.checked()).toBeDefined());
  showInSite(
    site,
    <PublishingProvider value={publishing}>
      <SiteActions />
    </PublishingProvider>,
  );
}
/** Confirms the samples of the site, which has some. */
async function publish() {
  await press('Publish');
  const list = await dialog(/not ready to go live$/);
  expect(within(list).getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(
    true,
  );
  fireEvent.click(within(list).getByRole('checkbox'));
  await act(
    async () => void fireEvent.click(within(list).getByRole('button', { name: 'Publish' })),
  );
}

test('publishes documents and files with a message in words, and asks once about the same samples', async () => {
  await show();
  expect(await screen.findByRole('button', { name: 'Live' })).toBeTruthy();
  type('New title');
  await act(
    async () =>
      void (await site.writeFiles([{ name: 'pictures/team.jpg', content: new Blob(['x']) }])),
  );
  expect(button('1 document changed')).toBeTruthy();
  await publish();
  await waitFor(() => expect(written).toHaveLength(1));
  const [subject, empty, ...lines] = written[0]?.message.split('\n') ?? [];
  expect([subject, empty]).toEqual(['Change Visit', '']);
  expect(lines).toContain('- Title');
  expect(lines).toContain('Samples-confirmed: yes');
  expect(lines.join()).toContain('team.jpg');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('button', { name: 'Publish' });
  type('Another title');
  await press('Publish');
  await waitFor(() => expect(written).toHaveLength(2));
  expect(written[1]?.message).toContain('Samples-confirmed: yes');
});

test('says when a publication is live, or that it failed and where to see why', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  progress = { kind: 'checking' };
  await show();
  await screen.findByRole('button', { name: 'Checking …' });
  progress = { kind: 'live' };
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await screen.findByRole('button', { name: /^Live since \d/ });
  // Who looks again an hour later sees the same.
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await press(/^Live since \d/);
  expect((await dialog('Publications')).textContent).not.toContain('ten minutes');
  await press('Close');
  progress = { kind: 'checking' };
  await act(async () => memory.change({ 'other.json': '{}' }));
  await screen.findByRole('button', { name: 'Checking …' });
  await act(() => vi.advanceTimersByTimeAsync(700_000));
  await screen.findByRole('button', { name: 'Not live yet' });
  progress = { kind: 'failed', address: 'https://github.com/plum-rye/site/actions/runs/1' };
  await act(async () => memory.change({ 'new.json': '{}' }));
  await screen.findByRole('button', { name: 'Not live: failed' });
  await press('Not live: failed');
  const shown = within(await dialog('Publications'));
  expect((await shown.findAllByRole('button', { name: /^Revert / })).length).toBe(1);
  expect(shown.getByRole('link', { name: 'See why on GitHub' }).getAttribute('href')).toBe(
    progress.address,
  );
  expect((await shown.findByRole('list', { name: 'Publications' })).textContent).toContain('Bob');
});

test('a publication names its first changes, so that two of one page are told apart', async () => {
  publication.changes = ['Title', 'Hero › Headline', 'Prose', 'Stats', 'FAQ'];
  await show();
  await screen.findByRole('button', { name: 'Live' });
  await press('Live');
  const shown = within(await dialog('Publications'));
  await shown.findByText(/Title · Hero › Headline · Prose · 2 more changes$/);
});

test('a file that waits is listed, and can be dropped', async () => {
  await show();
  await act(
    async () =>
      void (await site.writeFiles([{ name: 'pictures/team.jpg', content: new Blob(['x']) }])),
  );
  await press('1 file added');
  await press('Undo the change to “pictures/team.jpg”');
  await screen.findByText('There are no changes.');
  expect(site.copy.get().base.staged).toEqual([]);
});

test('reverts a publication where it can be seen and undone', async () => {
  const before = memory.files().get('work.json');
  const after = { id: 'new', text: before?.text.replace(/"title": "/, '"title": "Our ') ?? '' };
  changedBy = [{ name: 'work.json', before, after, former: undefined }];
  await act(async () => memory.change({ 'work.json': after.text }));
  await show();
  await press(await screen.findByRole('button', { name: 'Live' }).then(() => 'Live'));
  await act(
    async () =>
      void fireEvent.click(await screen.findByRole('button', { name: 'Revert “Change Work”' })),
  );
  expect(await screen.findByText(/^Reverted here/)).toBeTruthy();
  expect(site.copy.changed()).toEqual(['work.json']);
  expect(button('1 document changed')).toBeTruthy();
  act(() => void site.copy.undo());
  expect(site.copy.changed()).toEqual([]);
});

test('reverting what was changed again later asks first, and announces nothing before', async () => {
  const before = memory.files().get('work.json');
  const after = { id: 'new', text: before?.text.replace(/"title": "/, '"title": "Our ') ?? '' };
  changedBy = [{ name: 'work.json', before, after, former: undefined }];
  await act(async () =>
    memory.change({ 'work.json': after.text.replace('"title": "Our ', '"title": "Their ') }),
  );
  await show();
  await press(await screen.findByRole('button', { name: 'Live' }).then(() => 'Live'));
  await act(
    async () =>
      void fireEvent.click(await screen.findByRole('button', { name: 'Revert “Change Work”' })),
  );
  const asked = within(await dialog('This was changed again later'));
  expect(asked.getByRole<HTMLInputElement>('radio', { name: /^Now Their/ }).checked).toBe(true);
  fireEvent.click(asked.getByRole('radio', { name: /^Before the publication/ }));
  expect(screen.queryByText(/^Reverted here/)).toBeNull();
  await press('Use these');
  await waitFor(() => expect(site.copy.changed()).toEqual(['work.json']));
});

test('a branch that needs a review gets one', async () => {
  await show();
  type('For review');
  refusal = new NeedsReview('The branch accepts changes only after a review.');
  await publish();
  const note = within(await dialog('Not published'));
  await act(
    async () => void fireEvent.click(note.getByRole('button', { name: 'Send for review' })),
  );
  const sent = within(await dialog('Sent for review'));
  expect(sent.getByRole('link', { name: 'Open GitHub' }).getAttribute('href')).toContain(
    'edit-ann-1',
  );
  expect(reviewed).toHaveLength(1);
  expect(site.copy.changed()).toEqual(['visit.json']);
});

test('an expired sign-in keeps the changes; signing out says what it deletes', async () => {
  await show();
  type('Kept');
  refusal = new SignedOut('GitHub no longer accepts your sign-in.');
  await publish();
  const note = within(await dialog('Not published'));
  fireEvent.click(note.getByRole('button', { name: 'Sign in again' }));
  expect(publishing.signInAgain).toHaveBeenCalledOnce();
  fireEvent.click(note.getByRole('button', { name: 'Close' }));
  await press('1 document changed');
  await press('Publications');
  await press('Sign out');
  const signOut = within(await dialog('Sign out'));
  expect(signOut.getByRole('alert').textContent).toContain('You have 1 unpublished change.');
  await act(
    async () =>
      void fireEvent.click(signOut.getByRole('button', { name: 'Sign out and delete changes' })),
  );
  expect(publishing.signOut).toHaveBeenCalledWith(site.copy.get().base.site);
});
