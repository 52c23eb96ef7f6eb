import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { apiPath } from '../../editor/api.ts';
import { factsOf, fillFacts } from '../../schema/browser.ts';
import { pageSchema } from '../../schema/index.ts';
import { forEachField, textContentOf, valueAt } from '../../schema/inspect.ts';
import { typeset } from '../../src/shown/typeset.ts';
import { pageNamesIn } from '../tools/documentsIn.ts';
import { editCopyOf } from '../tools/editorInBrowser.ts';
import { isFullRun } from '../tools/walk.ts';

// Every text of a page can be edited in place.

test.use({ viewport: { width: 1600, height: 1000 }, contextOptions: { reducedMotion: 'reduce' } });

const folder = 'tests/fixtures/site';
const site = editCopyOf(folder, {
  reset: ({ place }) => rm(path.join(place, '.editor'), { recursive: true, force: true }),
});

const frame = (page: Page) => page.frameLocator('iframe[title="The page"]');

async function openPage(page: Page, name: string): Promise<void> {
  await page.goto(`${site.editor.origin}/__edit#${name}`);
  await expect(frame(page).locator('h1')).toBeVisible();
}

/** The last drafts that the editor has sent, by name. */
function drafted(page: Page): Map<string, unknown> {
  const documents = new Map<string, unknown>();
  page.on('request', (request) => {
    if (!request.url().endsWith(`${apiPath}draft`)) return;
    const { name, document } = request.postDataJSON();
    documents.set(name, document);
  });
  return documents;
}

/** Labels of drawings cannot be edited in place; they lead to their fields. */
const isLabel = (place: string) => /\/(areas|runs)\/\d+\/name$/.test(place);

/** The texts of a document that visitors read on the page, by path. */
function textsOf(document: unknown): Map<string, string> {
  const texts = new Map<string, string>();
  forEachField(pageSchema, document, (steps, value, field) => {
    const place = steps.join('/');
    if (typeof value !== 'string' || textContentOf(field.kind) !== 'words') return;
    // Search results and the browser's tab show these.
    if (place === 'title' || place === 'description') return;
    if (!isLabel(place)) texts.set(place, value);
  });
  return texts;
}

const plain = (words: string) => words.replaceAll(/[\s\u00a0\u202f\u2060\u200b]+/g, ' ').trim();

for (const name of isFullRun ? pageNamesIn(folder) : ['conference-rooms.json']) {
  test(`each text of ${name} can be edited on the page, and changes its field`, {
    tag: '@slow',
  }, async ({ page }) => {
    const before: unknown = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
    const siteBefore: unknown = JSON.parse(await readFile(path.join(folder, 'site.json'), 'utf8'));
    const documents = drafted(page);
    await openPage(page, name);
    await frame(page)
      .locator('details')
      .evaluateAll((menus) => {
        for (const menu of menus) menu.setAttribute('open', '');
      });
    // Except alt texts, the dialog, and floating buttons on phones.
    const onPage = plain(await frame(page).locator('body').innerText()).toLowerCase();
    const boxes = frame(page).locator('[role="textbox"]');
    await expect(frame(page).locator('.visually-hidden').locator(boxes)).toHaveCount(0);
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
      await boxes.nth(index).click({ force: true, position: { x: 2, y: 4 } });
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(`t${id}`);
    }
    const facts = factsOf(siteBefore);
    /** The texts that were not changed, or whose change went to another field. */
    const wrong = () => {
      const after = documents.get(name);
      return Array.from(textsOf(before)).flatMap(([place, text]) => {
        const steps = place.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
        const now = String(valueAt(after, steps));
        const read = written.get(now.slice(1)) ?? `not on the page: ${now}`;
        const shown = typeset(fillFacts(text, facts), 'en-US');
        const isRead = onPage.includes(plain(shown).toLowerCase());
        return !isRead || plain(read) === plain(shown) ? [] : [`${place}: ${read}`];
      });
    };
    await expect.poll(wrong, { timeout: 90_000 }).toEqual([]);
  });
}

test('after Undo has moved another block under the cursor, typing changes that block', async ({
  page,
}) => {
  const name = 'conference-rooms.json';
  const before = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
  const [first, second] = before.blocks.filter(({ type = '' }) => type === 'cta-band');
  const place = before.blocks.indexOf(first);
  const documents = drafted(page);
  await openPage(page, name);
  const blocks = page.getByRole('list', { name: 'Blocks of this page' });
  await blocks.getByRole('button', { name: `CTA band ${first.headline}` }).click();
  await blocks.getByRole('button', { name: 'Move down' }).click();
  const bands = frame(page).locator('h2 [role="textbox"]');
  await bands.filter({ hasText: second.headline }).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(bands.filter({ hasText: first.headline })).toBeFocused();
  await page.keyboard.type('!');
  await expect
    .poll(() => valueAt(documents.get(name), ['blocks', place, 'headline']), { timeout: 90_000 })
    .toBe(`${first.headline}!`);
  expect(valueAt(documents.get(name), ['blocks', place + 1])).toEqual(second);
});
