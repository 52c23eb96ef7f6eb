import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openSiteOf } from '../../tests/tools/formInStore.tsx';
import { snapshotOf } from '../../tests/tools/memoryHome.ts';
import { typeIn } from '../../tests/tools/openInMemory.ts';
import { showInSite } from '../../tests/tools/showInSite.tsx';
import {
  apiPath,
  guidePath,
  type Publication,
  type PublishAnswer,
  type Publishing,
} from '../api.ts';
import { createCopy } from '../document/workingCopy.ts';
import { PublishDialog } from './PublishDialog.tsx';

const page = (title: string) => ({
  ...{ name: `${title}.json`, title, kind: 'changed' as const },
  changes: [{ words: 'Hero › Headline', from: 'Old', to: 'New' }],
});
const ready = {
  target: { branch: 'main', address: 'https://host.test/site', isReview: false },
  person: { name: 'Anna', email: 'anna@company.test' },
  outgoing: [page('Questions')],
  incoming: [page('Prices')],
  unsaved: [],
};
const last: Publication = {
  ...{ commit: 'c', subject: 'Change Questions', time: '2026-03-04T10:00:00.000Z' },
};
const done: PublishAnswer = { kind: 'done', publication: last };
const launch = (key: string): PublishAnswer => {
  const place = { file: 'site.json', path: [], line: 3, column: 1, rule: 'sample' };
  return { kind: 'launch', key, problems: [{ ...place, severity: 'error', message: 'A sample.' }] };
};
const questions: Extract<PublishAnswer, { kind: 'questions' }> = {
  kind: 'questions',
  questions: [
    { key: 'a', name: 'faq.json', title: 'Questions', words: 'Title', mine: 'M', theirs: 'T' },
  ],
};

let state: Publishing;
let answers: (PublishAnswer | { message: string } | Promise<PublishAnswer>)[];
let requests: [name: string, body: unknown][];
let looked: number;
let copy: ReturnType<typeof createCopy>;
beforeEach(() => {
  state = { ...ready, last };
  answers = [];
  requests = [];
  looked = 0;
  copy = createCopy(snapshotOf({ 'site.json': { company: 'A' }, 'visit.json': { title: 'A' } }));
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.slice(apiPath.length);
    if (name === 'live') return Response.json({ state: 'unknown' });
    if (name === 'publishing') {
      looked += 1;
      return Response.json(state);
    }
    requests.push([name, JSON.parse(body)]);
    const answer = (await answers.shift()) ?? {};
    return Response.json(answer, { status: 'message' in answer ? 500 : 200 });
  });
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
/** Presses the button of a piece of work. Taking back is asked about first. */
async function start(name: keyof typeof work) {
  await press(work[name][0]);
  if (name === 'revertPublication') await press('Revert');
}
/** The body of a first request. */
const bodyOf = (name: keyof typeof work) => ({
  ...(name === 'revertPublication' && { commit: 'c' }),
  choices: [],
});
const buttons = () =>
  screen.getAllByRole('button', { name: /^(?!Close|View)/ }).map((own) => own.textContent);

async function show() {
  const changed = vi.fn();
  showInSite(openSiteOf(copy), <PublishDialog onClose={() => {}} onChanged={changed} />);
  await waitFor(() => expect(screen.queryByText(/^Comparing with/)).toBeNull());
  return changed;
}

const work = {
  publish: ['Publish', 'Publishing: checking, building and uploading the site.', 'Published.'],
  pullChanges: [
    'Get their changes',
    'Getting the changes that others published',
    'The changes from others are now on this computer.',
  ],
  revertPublication: [
    'Revert the last publication',
    'Reverting the last publication:',
    'The last publication is reverted.',
  ],
} as const;

test.each(['publish', 'pullChanges', 'revertPublication'] as const)(
  '%s announces its progress and its result, and reads the list again',
  async (name) => {
    const [label, doing, words] = work[name];
    let end = (_answer: PublishAnswer) => {};
    answers = [
      new Promise((resolve) => {
        end = resolve;
      }),
    ];
    const changed = await show();
    await start(name);
    expect(screen.getByText(new RegExp(`^${doing}`))).toBeTruthy();
    for (const own of screen.getAllByRole<HTMLButtonElement>('button', {
      name: /publi|revert|get/i,
    }))
      expect(own.disabled).toBe(true);
    expect(changed).not.toHaveBeenCalled();
    state = { ...ready, outgoing: [], incoming: [] };
    await act(async () => end({ ...done, note: 'Published, but …' }));
    await waitFor(() => expect(looked).toBe(2));
    expect(requests).toEqual([[name, bodyOf(name)]]);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.textContent).toBe(`${words}Published, but …`);
    expect(screen.queryByText(new RegExp(`^${doing}`))).toBeNull();
    expect(screen.getByText('Everything you saved is published.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: label })).toBeNull();
  },
);

test('shows why nothing can be published, with the guide and without a button', async () => {
  state = { why: 'A developer has to finish or abort a rebase before you can publish.' };
  await show();
  expect(screen.getByRole('alert').textContent).toBe(state.why);
  const guide = screen.getByRole('link', { name: 'Guide to publishing' });
  expect(guide.getAttribute('href')).toBe(guidePath);
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('shows what is published and where, what is unsaved, and what others published', async () => {
  state = {
    ...{ ...ready, last },
    notAsked: 'The host does not answer.',
  };
  typeIn(copy, 'site.json', ['company'], 'B');
  typeIn(copy, 'visit.json', ['title'], 'B');
  await show();
  expect(screen.getByText('To be published: 1 change to pages and pictures')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Others have published' })).getByText('Prices'));
  expect(
    screen.getByText(/^Not saved, so not published: Site settings, visit\.json\. Save/),
  ).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/^The host does not answer\. This list/);
  expect(screen.getByText(/^Last publication from this computer: Change Questions, /)).toBeTruthy();
  const where = screen.getByText(/^Publishes to /);
  expect(where.textContent).toBe('Publishes to branch “main” on host.test/site.');
  const link = within(where).getByRole('link');
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    'https://host.test/site',
    '_blank',
    'noreferrer',
  ]);
});

test.each<[string, Partial<Publication>]>([
  ['waits for a review', { review: { branch: 'review/anna' } }],
  ['reverts another one', { isBack: true }],
])('a publication that %s cannot be reverted', async (_which, more) => {
  state = { ...ready, last: { ...last, ...more } };
  await show();
  expect(buttons()).toEqual(['Publish', 'Get their changes']);
  const review = screen.queryByText(/^Waiting for review/);
  expect(review?.textContent).toBe(more.review && 'Waiting for review on branch review/anna.');
});

test('asks once who is publishing if unknown, and sends the answer', async () => {
  const { person: _person, ...nobody } = ready;
  state = nobody;
  answers = [done, done];
  await show();
  expect(screen.getByText(/^Who is publishing\?/)).toBeTruthy();
  expect(button('Publish').disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Ben' } });
  expect(button('Publish').disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Your email address'), { target: { value: 'b@c.test' } });
  await press('Publish');
  await waitFor(() => expect(screen.queryByText(/^Who is publishing\?/)).toBeNull());
  await press('Publish');
  expect(requests).toEqual([
    ['publish', { choices: [], person: { name: 'Ben', email: 'b@c.test' } }],
    ['publish', { choices: [] }],
  ]);
  cleanup();
  // Nothing is published, so nobody is asked.
  state = { ...nobody, outgoing: [] };
  await show();
  expect(screen.queryByText(/^Who is publishing\?/)).toBeNull();
});

test('choices and confirmations apply to one publication only', async () => {
  answers = [questions, launch('one'), launch('two'), launch('three'), done];
  await show();
  await press('Publish');
  expect(screen.getByRole('alert').textContent).toBe(
    'Someone else changed the same text. Choose which version to keep.',
  );
  expect(buttons()).toEqual(['Continue', 'Not now']);
  const [mine, theirs] = screen.getAllByRole<HTMLInputElement>('radio');
  for (const side of [mine, theirs]) if (side) fireEvent.click(side);
  expect([mine?.checked, theirs?.checked]).toEqual([false, true]);
  await press('Continue');
  const choices = [{ key: 'a', side: 'theirs' }];
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('alert').textContent).toMatch(/^1 sample or note is not ready/);
  // A file without a title is called by its name.
  expect(screen.getByText('site.json: A sample.')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox'));
  await press('Continue');
  // Another list is read anew.
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(button('Continue').disabled).toBe(true);
  await press('Not now');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await press('Publish');
  expect(requests.map(([, body]) => body)).toEqual([
    { choices: [] },
    { choices },
    { choices, launch: 'one' },
    { choices: [] },
  ]);
  await press('Not now');
  // Taking back is asked about first, by its subject, and names the commit that was shown.
  const before = requests.length;
  await press('Revert the last publication');
  expect(requests).toHaveLength(before);
  expect(screen.getByRole('alert').textContent).toMatch(/^Revert “Change Questions” of /);
  await press('Not now');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Revert the last publication');
  await press('Revert');
  expect(requests.at(-1)).toEqual(['revertPublication', { commit: 'c', choices: [] }]);
});
