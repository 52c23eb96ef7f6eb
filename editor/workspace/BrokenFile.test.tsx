import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { EditorOf } from '../../tests/tools/EditorOf.tsx';
import { openInMemory, secondHome, valueIn } from '../../tests/tools/openInMemory.ts';
import { showInSite } from '../../tests/tools/showInSite.tsx';

let memory: Awaited<ReturnType<typeof secondHome>>;
beforeEach(async () => {
  memory = await secondHome();
});

const page = (title: string, more = '') =>
  `{\n  "path": "/x",\n  "title": "${title}",\n  "description": "Words about x that are long enough.",\n  "blocks": [{ "type": "hero", "headline": "H", "ctaText": "Ask", "href": "/visit" }]${more}\n}\n`;

/** Opens x.json, which was valid before it got this text. */
async function show(text: string) {
  memory.change({ 'x.json': page('A') });
  memory.change({ 'x.json': text });
  const opened = await openInMemory(memory);
  showInSite(opened, <EditorOf name="x.json" />);
  await screen.findByRole('region', { name: 'What is wrong' });
  await waitFor(() => expect(opened.checked()?.isCurrent).toBe(true));
  return opened;
}
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test.each([
  ['with a syntax error', page('B', '\n  "published": true'), /would change:Titlefrom Bto A/],
  ['with a part that no form shows', page('B').replace('"hero"', '"nothing"'), /would change:/],
  ['that cannot be read', `${page('B').slice(0, 30)} <<<`, /cannot show what you would lose/],
])(
  'a file %s shows its errors and its last good version, which is used as one step',
  async (_which, text, words) => {
    const { copy } = await show(text);
    expect(screen.getByText(/until its errors are fixed/)).toBeTruthy();
    expect(screen.getAllByText(/^Line \d+/).length).toBeGreaterThan(0);
    const side = screen.getByRole('complementary', { name: 'The last good version' });
    await waitFor(() => expect(side.textContent).toMatch(words));
    await press('Use the last good version');
    expect(valueIn(copy, 'x.json', 'title')).toBe('A');
    expect(memory.files().get('x.json')?.text).toBe(text);
    act(() => void copy.undo());
    expect(copy.content('x.json')).toBe(text);
  },
);

test('fixes what can be fixed, and opens the file as a form', async () => {
  const { copy } = await show(page('B').replace('"title": "B",', '"title": "B",,'));
  await press('Fix what can be fixed');
  await waitFor(() => expect(valueIn(copy, 'x.json', 'title')).toBe('B'));
  expect(screen.queryByRole('region', { name: 'What is wrong' })).toBeNull();
});

test('explains what to do if nothing can be fixed for certain', async () => {
  const { copy } = await show(`${page('B').slice(0, 30)} <<<`);
  await press('Fix what can be fixed');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Choose a fix below, or use/);
  expect(copy.changed()).toEqual([]);
});

test('a file without an earlier version has none to use', async () => {
  memory.change({ 'y.json': '{' });
  const site = await openInMemory(memory);
  showInSite(site, <EditorOf name="y.json" />);
  expect(await screen.findByText('No earlier version of this page.')).toBeTruthy();
});
