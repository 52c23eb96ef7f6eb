import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { changedDocuments, editCopyOf, expectSaved, shownPage } from '../tools/editorInBrowser.ts';

// Someone without a mouse edits ten texts in place on five pages of a medical practice's site.

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const site = editCopyOf('tests/fixtures/clinic');

/** Presses a key until an element has focus; fails after `most` times. */
async function pressUntil(page: Page, key: string, wanted: Locator, most: number): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    if (await wanted.evaluate((element) => element.matches(':focus'))) return;
    await press(page, key);
  }
  await expect(wanted, `after ${most} times ${key}`).toBeFocused();
}

/** The texts that were written, each with its file and what it replaced. */
const changes: [file: string, was: string, now: string][] = [];
let openFile = '';
let pressed = 0;
async function press(page: Page, key: string): Promise<void> {
  pressed += 1;
  await page.keyboard.press(key);
}
async function type(page: Page, text: string): Promise<void> {
  pressed += text.length;
  await page.keyboard.type(text);
}

/** Opens a page from the list of pages by part of its name. */
async function open(page: Page, name: string, words: string): Promise<void> {
  openFile = name;
  const search = page.getByRole('searchbox');
  await expect(search).toBeVisible();
  await pressUntil(page, 'Tab', search, 10);
  await type(page, words);
  const link = page.getByRole('table', { name: 'Pages' }).getByRole('link').first();
  await expect(link).toHaveAttribute('href', `#${name}`);
  await press(page, 'ArrowDown');
  await expect(link).toBeFocused();
  await press(page, 'Enter');
  await expect(page).toHaveURL(new RegExp(`#${name}$`));
  await expect(shownPage(page).locator('h1')).toBeVisible();
  const entry = page.getByRole('region', { name: 'Blocks' }).getByRole('button', { name: /^Page/ });
  await pressUntil(page, 'Tab', entry, 15);
}

/** Moves down the list of blocks to an entry, and from there into the page. */
async function intoPage(page: Page, entry: string | RegExp): Promise<void> {
  const list = page.getByRole('region', { name: 'Blocks' });
  await pressUntil(page, 'ArrowDown', list.getByRole('button', { name: entry, exact: true }), 10);
  await press(page, 'ArrowRight');
}

/** Moves to a text in the page, at most `most` texts further, and replaces it. */
async function write(page: Page, was: string, text: string, most = 1): Promise<void> {
  changes.push([openFile, was, text]);
  const written = shownPage(page).locator('[role="textbox"]:focus');
  await expect(written).toBeVisible();
  for (let count = 0; count < most && (await written.textContent()) !== was; count += 1) {
    await press(page, 'Tab');
  }
  await expect(written).toHaveText(was);
  const selected = await written.evaluate(() => `${getSelection()}`);
  // Some texts are shown in uppercase.
  expect(selected.toLowerCase()).toBe(was.toLowerCase());
  await type(page, text);
  await press(page, 'Enter');
}

async function save(page: Page): Promise<void> {
  await expect(changedDocuments(page)).toBeVisible();
  await press(page, 'Control+s');
  await expectSaved(page);
}

/** Moves from the page to its list of blocks, and from there to the list of pages. */
async function back(page: Page): Promise<void> {
  await press(page, 'Escape');
  await pressUntil(page, 'Shift+Tab', page.getByRole('link', { name: 'All pages' }), 30);
  await press(page, 'Enter');
}

async function textOf(name: string): Promise<string> {
  return await readFile(path.join(site.content, name), 'utf8');
}

test('ten texts on five pages, one of them in the footer, can be changed using only the keyboard', {
  tag: '@slow',
}, async ({ page }) => {
  const before = new Map<string, string>();
  const names = ['fragen', 'home', 'team', 'preise', 'ueber-uns', 'site'].map((n) => `${n}.json`);
  for (const name of names) before.set(name, await textOf(name));
  await page.goto(`${site.editor.origin}/__edit`);

  await open(page, 'fragen.json', 'fragen');
  await intoPage(page, /^Hero/);
  await write(page, 'Fragen', 'Antworten');
  await press(page, 'Tab');
  await write(page, 'Was Sie schon immer fragen wollten', 'Was viele uns fragen');
  await press(page, 'Escape');
  await intoPage(page, /^CTA band/);
  await write(page, 'Noch etwas offen?', 'Noch eine Frage?');
  await save(page);
  await back(page);

  await open(page, 'home.json', 'Ihre Zahn');
  await intoPage(page, /^Card grid/);
  await write(page, 'Wobei wir Ihnen helfen', 'Was wir für Sie tun');
  await press(page, 'Escape');
  await intoPage(page, /^Testimonials/);
  await write(page, 'Was Patientinnen und Patienten erzählen', 'Was andere erzählen');
  await save(page);
  await back(page);

  await open(page, 'team.json', 'team');
  await intoPage(page, /^People/);
  await write(page, 'Wer Sie behandelt', 'Wer sich um Sie kümmert');
  await save(page);
  await back(page);

  await open(page, 'preise.json', 'preise');
  await intoPage(page, /^Packages/);
  await write(page, 'Reinigung, wie Sie sie brauchen', 'Reinigung nach Maß');
  await press(page, 'Escape');
  await intoPage(page, /^List/);
  await write(page, 'So bleibt es bezahlbar', 'So sparen Sie');
  await save(page);
  await back(page);

  await open(page, 'ueber-uns.json', 'ueber');
  await intoPage(page, /^Prose/);
  await write(page, 'Eine Stunde ist eine Stunde', 'Wir nehmen uns Zeit');
  await press(page, 'Escape');
  await intoPage(page, /^Footer/);
  openFile = 'site.json';
  await write(
    page,
    'Vorsorge, Zahnerhalt und Zahnersatz für die ganze Familie, mit Zeit für Ihre Fragen.',
    'Zahnmedizin für die ganze Familie.',
    5,
  );
  await expect(changedDocuments(page)).toHaveText('2 documents changed');
  await save(page);

  for (const name of names) {
    const wanted = changes
      .filter(([file]) => file === name)
      .reduce(
        (text, [, was, now]) => text.replace(JSON.stringify(was), JSON.stringify(now)),
        before.get(name) ?? '',
      );
    expect(await textOf(name), name).toBe(wanted);
  }
  test.info().annotations.push({ type: 'keys', description: `${pressed}` });
  // 220 of these are letters.
  expect(pressed).toBeLessThan(450);
});
