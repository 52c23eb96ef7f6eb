import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEditor } from '../tools/servers.ts';
import { expect, test } from './test.ts';

test.use({ device: { width: 1440, height: 900 } });

/** Runs in the page: focuses a text of the page in the frame, as Tab would. */
function focusText(words: string): boolean {
  const page = document.querySelector('iframe')?.contentDocument;
  const texts = Array.from(page?.querySelectorAll<HTMLElement>('[role="textbox"]') ?? []);
  const text = texts.find((one) => one.textContent === words);
  text?.focus();
  return text !== undefined && page?.activeElement === text;
}

/** Runs in the page: the names of the blocks in the list. */
function blockNames(): (string | undefined)[] {
  const entries = document.querySelectorAll('[aria-label="Blocks of this page"] [aria-pressed]');
  return Array.from(entries, ({ firstChild }) => firstChild?.textContent ?? undefined);
}

test('a block is added, moved and deleted, and Undo restores it', async ({ visitor }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'editor-journey-'));
  await cp('tests/fixtures/site', folder, { recursive: true });
  const editor = await startEditor(folder);
  const focusIn = (title: string) =>
    document.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`)?.contentDocument
      ?.activeElement?.tagName;
  const headline = () =>
    document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent;
  try {
    await visitor.load(editor.editorUrl);
    await visitor.until(() => location.hash.includes('token'), false);
    await visitor.load('about:blank');
    await visitor.load(`${editor.origin}/__edit#faq.json`);
    await visitor.until(headline, 'Frequently Asked Questions');
    const before = await visitor.read(blockNames);
    await visitor.click('[aria-label="Blocks of this page"] [aria-pressed]');
    await visitor.click({ role: 'button', name: 'Add a block after “Hero”' });
    await visitor.until(focusIn, 'INPUT', 'Blocks');
    await visitor.type('testimonials');
    await visitor.press('Tab');
    await visitor.until(focusIn, 'BUTTON', 'Blocks');
    await visitor.press('Enter');
    await visitor.until(blockNames, [before[0], 'Testimonials', ...before.slice(1)]);

    await visitor.click({ role: 'button', name: 'Move down' });
    const moved = [before[0], before[1], 'Testimonials', ...before.slice(2)];
    await visitor.until(blockNames, moved);
    await visitor.click({ role: 'button', name: 'Delete' });
    await visitor.until(blockNames, before);
    await visitor.click({ role: 'button', name: 'Undo', within: '[role="status"]' });
    await visitor.until(blockNames, moved);
    await visitor.click({ role: 'button', name: 'Undo' });
    await visitor.click({ role: 'button', name: 'Undo' });
    await visitor.until(blockNames, before);
  } finally {
    await visitor.load('about:blank');
    await editor.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('edits in the form and in the page are saved, and change only their lines of the file', async ({
  visitor,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'editor-journey-'));
  const file = path.join(folder, 'faq.json');
  await cp('tests/fixtures/site', folder, { recursive: true });
  const before = (await readFile(file, 'utf8')).split('\n');
  const { headline: answers, items } = JSON.parse(before.join('\n')).blocks[1];
  const editor = await startEditor(folder);
  try {
    // The printed address contains the token.
    await visitor.load(editor.editorUrl);
    await visitor.until(() => location.hash.includes('token'), false);
    await visitor.load('about:blank');
    await visitor.load(`${editor.origin}/__edit#faq.json`);
    const headline = () =>
      document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent;
    const state = () => document.querySelector('header [role=status]')?.textContent;
    await visitor.until(headline, 'Frequently Asked Questions');
    await visitor.click('[aria-label="Blocks of this page"] [aria-pressed]');
    await visitor.click({ role: 'field', name: 'Headline' });
    await visitor.press('Control+a');
    await visitor.type('Questions, answered');
    await visitor.until(headline, 'Questions, answered');
    expect((await readFile(file, 'utf8')).split('\n')).toEqual(before);

    // In the page: a headline, and a question whose text is in a button.
    await visitor.until(focusText, true, answers);
    await visitor.type('Short answers');
    await visitor.press('Enter');
    await visitor.until(focusText, true, items[0].question);
    await visitor.type('How soon is it done?');
    await visitor.press('Enter');
    await visitor.until(focusText, true, items[1].question);
    await visitor.type('Taken back');
    await visitor.press('Escape');

    await visitor.click({ role: 'button', name: 'Save' });
    await visitor.until(state, 'Saved');
    const after = (await readFile(file, 'utf8')).split('\n');
    expect(after).toHaveLength(before.length);
    expect(after.filter((line, index) => line !== before[index])).toEqual([
      expect.stringContaining('"headline": "Questions, answered"'),
      expect.stringContaining('"headline": "Short answers"'),
      expect.stringContaining('"question": "How soon is it done?"'),
    ]);
  } finally {
    await visitor.load('about:blank');
    await editor.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
