import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { factsOf, fillFacts } from '../../schema/browser.ts';
import { pageSchema, siteSchema } from '../../schema/index.ts';
import { forEachField, textContentOf, valueAt } from '../../schema/inspect.ts';
import { typeset } from '../../src/resolved/typeset.ts';
import { pageNamesIn } from '../tools/documentsIn.ts';
import {
  changedDocuments,
  editCopyOf,
  expectSaved,
  keptDocuments,
  shownPage,
} from '../tools/editorInBrowser.ts';
import { isFullRun } from '../tools/walk.ts';

// Every text that is shown in the page can be edited there, and its document gets exactly what was typed.

test.use({ viewport: { width: 1600, height: 1000 }, contextOptions: { reducedMotion: 'reduce' } });

const folder = 'tests/fixtures/site';
const footerText = 'A company with a fact: {install-days}.';
const site = editCopyOf(folder, {
  prepare: async ({ content }) => {
    const file = path.join(content, 'site.json');
    const text = (await readFile(file, 'utf8'))
      .replace('{', '{ "brand": { "colors": ["#46586b"] },')
      .replace(/"text": "A company [^"]*"/, `"text": "${footerText}"`);
    await writeFile(file, text);
  },
});

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(site.content, name), 'utf8'));
const undo = (page: Page) =>
  page.getByRole('banner', { name: 'Editor' }).getByRole('button', { name: 'Undo', exact: true });

type FieldPath = readonly (string | number)[];

/** Expects the text of a field, whose document has unsaved changes. */
const expectText = (page: Page, name: string, field: FieldPath, text: string) =>
  expect
    .poll(async () => valueAt((await keptDocuments(page))[name], [...field]), { message: text })
    .toBe(text);

/** Undoes all steps, by key. */
async function undoAll(page: Page): Promise<void> {
  const steps = async () => Number((await undo(page).getAttribute('title'))?.replace(/\D/g, ''));
  for (let left = await steps(); left > 0; left -= 1) {
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(steps).toBe(left - 1);
  }
  await expectSaved(page);
}

/** Labels of drawings cannot be edited in place; they lead to their fields. */
const isLabel = (place: string) => /\/(areas|runs)\/\d+\/name$/.test(place);
// Search results, the browser's tab, the words of buttons, and what other texts contain: facts, the company, its address.
const isElsewhere = (place: string) =>
  /^(?:title|description|company|(?:words|facts|address)\b.*)$/.test(place);

/** The texts of a document that visitors read on the page, by path. */
function textsOf(schema: typeof pageSchema | typeof siteSchema, document: unknown) {
  const texts = new Map<string, string>();
  forEachField(schema, document, (steps, value, field) => {
    const place = steps.join('/');
    if (typeof value !== 'string' || textContentOf(field.kind) !== 'words') return;
    if (!isElsewhere(place) && !isLabel(place)) texts.set(place, value);
  });
  return texts;
}

const plain = (words: string) => words.replaceAll(/[\s\u00a0\u202f\u2060\u200b]+/g, ' ').trim();

for (const name of isFullRun ? pageNamesIn(folder) : ['conference-rooms.json']) {
  test(`each text of ${name}, its header and footer can be edited on the page, and changes its field`, {
    tag: '@slow',
  }, async ({ page }) => {
    const documents = [
      { name, schema: pageSchema, before: await read(name) },
      { name: 'site.json', schema: siteSchema, before: await read('site.json') },
    ];
    const facts = factsOf(await read('site.json'));
    await site.open(page, name);
    await shownPage(page)
      .locator('details')
      .evaluateAll((menus) => {
        for (const menu of menus) menu.setAttribute('open', '');
      });
    // Except alt texts, the dialog, and floating buttons on phones.
    const onPage = plain(await shownPage(page).locator('body').innerText()).toLowerCase();
    const boxes = shownPage(page).locator('[role="textbox"]');
    await expect(shownPage(page).locator('.visually-hidden').locator(boxes)).toHaveCount(0);
    const written = new Map<string, string>();
    const found = await boxes.evaluateAll((all) =>
      all.map((box) => ({
        id: box.getAttribute('data-field') ?? '',
        words: box.textContent ?? '',
        isShown: box.checkVisibility(),
      })),
    );
    for (const [index, { id, words, isShown }] of found.entries()) {
      // Other texts contain the company name, and change with it.
      if (!isShown || written.has(id) || words === 'Test Company') continue;
      written.set(id, words);
      // Selects the text.
      await boxes.nth(index).focus();
      await page.keyboard.insertText(`"${id}'s"`);
    }
    /** The texts that were not changed, or whose change went to another field. */
    const wrong = async () => {
      const kept = await keptDocuments(page);
      return documents.flatMap(({ name: document, schema, before }) =>
        Array.from(textsOf(schema, before)).flatMap(([place, text]) => {
          const steps = place.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
          const now = String(valueAt(kept[document], steps));
          const typed = /^"(\d+)'s"$/.exec(now)?.[1] ?? '';
          const words = written.get(typed) ?? `not on the page: ${now}`;
          const shown = typeset(fillFacts(text, facts), 'en-US');
          const isRead = onPage.includes(plain(shown).toLowerCase());
          return !isRead || plain(words) === plain(shown) ? [] : [`${place}: ${words}`];
        }),
      );
    };
    await expect.poll(wrong).toEqual([]);
  });
}

/** How a text gets into a text box that has the focus and whose content is selected. */
const typed = (text: string): [string, (page: Page) => Promise<void>] => [
  text,
  (page) => page.keyboard.type(text),
];
const ways: readonly [text: string, write: (page: Page) => Promise<void>][] = [
  ...[`She said "no"`, `We don't wait`, 'Wait...', '“Now” and ‘then’', 'Hi 👩\u200d🔧!'].map(typed),
  ...['In {install-days}', 'שלום לך 12'].map(typed),
  ['日本語です', compose],
  ['Fast – “good” too', paste],
];

/** Composes a text with an input method: what is composed is replaced before it is confirmed. */
async function compose(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const text of ['に', 'にほ', 'にほん', 'にほんご']) {
    const at = { selectionStart: text.length, selectionEnd: text.length };
    await session.send('Input.imeSetComposition', { text, ...at });
  }
  await session.send('Input.insertText', { text: '日本語' });
  await session.send('Input.imeSetComposition', { text: 'で', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.insertText', { text: 'です' });
  await session.detach();
}

/** Pastes a text as Word copies it. */
async function paste(page: Page): Promise<void> {
  await shownPage(page)
    .locator(':focus')
    .evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Fast – “good”\r\ntoo');
      clipboardData.setData('text/html', '<p class=MsoNormal><b>Fast</b> – “good”<o:p></o:p></p>');
      const options = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', options));
    });
}

const kinds: readonly [kind: string, name: string, field: FieldPath][] = [
  ['a headline', 'faq.json', ['blocks', 0, 'headline']],
  ['a text in a button', 'faq.json', ['blocks', 1, 'items', 0, 'question']],
  ['a text of the footer with a fact', 'site.json', ['footer', 'text']],
  ['a menu entry', 'site.json', ['header', 'links', 1, 'text']],
  ['the title of a menu', 'site.json', ['header', 'services', 'title']],
];

for (const [kind, name, field] of kinds) {
  test(`${kind} gets exactly what is typed, composed or pasted in place, and Undo brings it back`, {
    tag: name === 'site.json' && kind.includes('fact') ? [] : '@slow',
  }, async ({ page }) => {
    const before = String(valueAt(await read(name), [...field]));
    const shown = fillFacts(before, factsOf(await read('site.json')));
    await site.open(page, 'faq.json');
    const boxes = shownPage(page).getByRole('textbox').filter({ visible: true });
    const box = boxes.filter({ hasText: shown }).first();
    for (const [text, write] of ways) {
      await box.click();
      await page.keyboard.press('ControlOrMeta+a');
      await write(page);
      await expectText(page, name, field, text);
      await undoAll(page);
      await expect(box).toBeVisible();
    }
    // A key at a time, each after the page has shown the one before.
    await box.click();
    await page.keyboard.press('ControlOrMeta+End');
    for (const [index, key] of [...` don't`].entries()) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await expectText(page, name, field, before + ` don't`.slice(0, index + 1));
    }
    await page.keyboard.press('Escape');
    await expect(box).toHaveText(shown);
    await expectSaved(page);
  });
}

const bands = (page: Page): Locator => shownPage(page).locator('h2 [role="textbox"]');
const blocks = (page: Page) => page.getByRole('list', { name: 'Blocks of this page' });

test('after Undo has moved another block under the cursor, typing changes that block', async ({
  page,
}) => {
  const name = 'conference-rooms.json';
  const before = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
  const [first, second] = before.blocks.filter(({ type = '' }) => type === 'cta-band');
  const place = before.blocks.indexOf(first);
  await site.open(page, name);
  await blocks(page)
    .getByRole('button', { name: `CTA band ${first.headline}` })
    .click();
  await blocks(page).getByRole('button', { name: 'Move down' }).click();
  await bands(page).filter({ hasText: second.headline }).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(bands(page).filter({ hasText: first.headline })).toBeFocused();
  await page.keyboard.type('!');
  await expectText(page, name, ['blocks', place, 'headline'], `${first.headline}!`);
  expect(valueAt((await keptDocuments(page))[name], ['blocks', place + 1])).toEqual(second);
});

test('a text of the header is typed into its entry, also after that was moved in the settings', async ({
  page,
}) => {
  await site.open(page, 'site.json:/header/links/0/text');
  await expect(page.locator('input:focus')).toHaveValue('About Us');
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('link', { name: 'All pages' }).click();
  await site.open(page, 'faq.json');
  const header = shownPage(page).getByRole('banner');
  await header
    .getByRole('textbox')
    .filter({ hasText: /^Contact$/ })
    .first()
    .click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' now');
  await expectText(page, 'site.json', ['header', 'links', 0, 'text'], 'Contact now');
  await expectText(page, 'site.json', ['header', 'links', 1, 'text'], 'About Us');
});

test('Undo in a setting next to a page undoes that setting, and then the page', async ({
  page,
}) => {
  await site.open(page, 'faq.json');
  await blocks(page).getByRole('button', { name: /^Hero/ }).click();
  await page.getByLabel('Headline', { exact: true }).fill('Ask us');
  await page
    .getByRole('region', { name: 'Blocks' })
    .getByRole('button', { name: 'Footer' })
    .click();
  const text = page.getByRole('region', { name: 'Fields' }).getByRole('textbox', { name: /^Text/ });
  await expect(text.first()).toHaveValue(footerText);
  await text.first().fill('Another footer');
  await expect(changedDocuments(page)).toHaveText('2 documents changed');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text.first()).toHaveValue(footerText);
  await expect(shownPage(page).locator('h1')).toHaveText('Ask us');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(shownPage(page).locator('h1')).toHaveText('Frequently Asked Questions');
  await expectSaved(page);
});

test('fields can be edited while the browser cannot show the page', async ({ page }) => {
  await site.open(page, 'faq.json');
  await expect(shownPage(page).locator('h1')).toBeVisible();
  const frame = page.locator('[data-side="page"] iframe');
  await frame.evaluate((element: HTMLIFrameElement) => {
    element.contentWindow?.location.assign('http://localhost:1/');
  });
  const isGone = () =>
    frame.evaluate((element: HTMLIFrameElement) => element.contentDocument === null);
  await expect.poll(isGone).toBe(true);
  await blocks(page).getByRole('button', { name: /^Hero/ }).click();
  await page.getByLabel('Headline', { exact: true }).fill('Ask us');
  await expectText(page, 'faq.json', ['blocks', 0, 'headline'], 'Ask us');
  await expect(undo(page)).toBeEnabled();
});

test('typing neither loads the fonts again nor loses a paragraph that Enter adds', async ({
  page,
}) => {
  await site.open(page, 'privacy-policy.json');
  const fonts = await shownPage(page)
    .locator('body')
    .evaluateHandle(() => [...document.fonts]);
  const paragraphs = shownPage(page).locator('main').getByLabel('Paragraphs');
  await paragraphs.first().click();
  await page.keyboard.type('One more');
  await page.keyboard.press('Enter');
  // Who types on does not wait for the paragraph.
  await page.keyboard.type('And another');
  await expect(paragraphs.nth(1)).toBeFocused();
  await expect(paragraphs.nth(1)).toHaveText('And another');
  expect(await fonts.evaluate((all) => all.every((font) => document.fonts.has(font)))).toBe(true);
});

test('a deleted text of the footer stays deleted, and freezes nothing else', async ({ page }) => {
  await site.open(page, 'faq.json');
  const footer = shownPage(page).getByRole('contentinfo');
  await footer.getByRole('textbox').filter({ hasText: 'A company with a fact' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expectText(page, 'site.json', ['footer', 'text'], '');
  await expect(footer).not.toContainText('A company with a fact');
  await footer.getByRole('textbox').filter({ hasText: 'Privacy Policy' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Privacy');
  await page.keyboard.press('Enter');
  await expect(footer.getByText('Privacy', { exact: true })).toBeVisible();
  await expect(footer).not.toContainText('A company with a fact');
});
