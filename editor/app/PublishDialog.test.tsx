import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiPath, guidePath, type Live, type PublishAnswer, type Publishing } from '../api.ts';
import { PublishDialog } from './PublishDialog.tsx';

const ready = {
  target: { branch: 'main', address: 'https://host.test/site', isReview: false },
  person: { name: 'Anna', email: 'anna@company.test' },
  outgoing: [
    {
      name: 'faq.json',
      title: 'Questions',
      kind: 'changed' as const,
      changes: [{ words: 'Hero › Headline', from: 'Old', to: 'New' }],
    },
  ],
  incoming: [],
  unsaved: [],
};
const last = { commit: 'c', subject: 'Change Questions', time: '2026-03-04T10:00:00.000Z' };

let state: Publishing;
let answers: PublishAnswer[];
let live: Live;
let requests: [name: string, body: unknown][];
beforeEach(() => {
  state = ready;
  live = { state: 'unknown' };
  answers = [];
  requests = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const name = address.slice(apiPath.length);
    if (name === 'publishing') return Response.json(state);
    if (name === 'live') return Response.json(live);
    requests.push([name, JSON.parse(body)]);
    return Response.json(answers.shift());
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const changed = vi.fn();
const show = () => render(<PublishDialog onClose={() => {}} onChanged={changed} />);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');

test('shows why nothing can be published, with the guide and without a button', async () => {
  state = { why: 'A developer has to finish or abort a rebase before you can publish.' };
  show();
  expect((await screen.findByRole('alert')).textContent).toBe(state.why);
  const guide = screen.getByRole('link', { name: 'Guide to publishing' });
  expect(guide.getAttribute('href')).toBe(guidePath);
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('samples go live only when the list of them was confirmed', async () => {
  const problem = {
    ...{
      file: 'site.json',
      title: 'Site settings',
      path: [],
      line: 3,
      column: 1,
      rule: 'sample',
      message: 'A sample.',
    },
    severity: 'error' as const,
  };
  answers = [
    { kind: 'launch', key: 'a-key', problems: [problem] },
    { kind: 'done', publication: last },
  ];
  show();
  await press('Publish');
  await screen.findByText('Site settings: A sample.');
  expect(isDisabled('Go on')).toBe(true);
  fireEvent.click(screen.getByRole('checkbox'));
  await press('Go on');
  await screen.findByText('Published.');
  expect(requests).toEqual([
    ['publish', { choices: [] }],
    ['publish', { choices: [], launch: 'a-key' }],
  ]);
});

test('what two people changed is chosen for all places before it goes on', async () => {
  const question = (key: string) => ({
    ...{ key, name: 'faq.json', title: 'Questions', words: `Field ${key}` },
    ...{ mine: `mine ${key}`, theirs: `theirs ${key}` },
  });
  answers = [
    { kind: 'questions', questions: [question('a'), question('b')] },
    { kind: 'done', note: 'Published, but not all of it.' },
  ];
  show();
  await press('Publish');
  fireEvent.click(await screen.findByLabelText(/mine a/));
  expect(isDisabled('Go on')).toBe(true);
  fireEvent.click(screen.getByLabelText(/theirs b/));
  await press('Go on');
  await screen.findByText('Published, but not all of it.');
  expect(requests[1]?.[1]).toEqual({
    choices: [
      { key: 'a', side: 'mine' },
      { key: 'b', side: 'theirs' },
    ],
  });
  await waitFor(() => expect(changed).toHaveBeenCalled());
});

test('after ten minutes the dialog leads to the page of the host', async () => {
  state = { ...ready, outgoing: [], last };
  live = { state: 'late', address: 'https://host.test/site' };
  show();
  await screen.findByText('Not live yet,');
  const link = screen.getByRole('link', { name: 'Look at what the host says' });
  expect(link.getAttribute('href')).toBe('https://host.test/site');
});

test('one that waits for a review leads there, and cannot be taken back', async () => {
  const review = { branch: 'review/anna', address: 'https://host.test/review' };
  state = { ...ready, target: { ...ready.target, isReview: true }, last: { ...last, review } };
  show();
  const link = await screen.findByRole('link', { name: 'where the site is kept' });
  expect(link.getAttribute('href')).toBe('https://host.test/review');
  expect(screen.getByRole('button', { name: 'Send for review' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
});
