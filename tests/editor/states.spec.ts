import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { sections } from '../../editor/adapter/settingsSections.ts';
import { editorPath } from '../../editor/api.ts';
import {
  changedDocuments,
  editCopyOf,
  expectKept,
  save,
  shownPage,
} from '../tools/editorInBrowser.ts';

// What axe finds in each state of the editor: nothing.
test.use({ viewport: { width: 1280, height: 900 } });

const site = editCopyOf('tests/fixtures/second-site', {
  async prepare({ content }) {
    const pictures = path.join(content, 'pictures');
    await cp(path.join(pictures, 'bench.jpg'), path.join(pictures, 'bench-alone.jpg'));
  },
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const dialog = (page: Page) => page.getByRole('dialog').last();

async function open(page: Page, fragment: string): Promise<void> {
  await page.goto(`${site.editor.origin}${editorPath}${fragment}`);
}

async function openBlock(page: Page, name: string, block: string): Promise<void> {
  await open(page, `#${name}`);
  await expect(shownPage(page).locator('h1')).toBeVisible();
  const blocks = page.getByRole('list', { name: 'Blocks of this page' });
  await blocks.getByRole('button', { name: block }).first().click();
}

/** Changes a headline in the form. */
async function write(page: Page, name = 'home.json', headline = 'Written'): Promise<void> {
  await openBlock(page, name, 'Hero');
  await page.getByLabel('Headline', { exact: true }).fill(headline);
  await expectKept(page, headline);
}

/** The files that a test has changed, with their texts before. */
const changed = new Map<string, string>();
test.afterEach(async () => {
  for (const [file, text] of changed) await writeFile(file, text);
  changed.clear();
});

/** Changes a file like another program, until the test ends. */
async function changeFile(name: string, text: string, replacement: string): Promise<void> {
  const file = path.join(site.content, name);
  const before = await readFile(file, 'utf8');
  changed.set(file, before);
  await writeFile(file, before.replace(text, replacement));
}

/** Chooses an action of the page Visit in the list. */
async function act(page: Page, name: string): Promise<void> {
  await button(page, 'Actions for Visit').click();
  await page.getByRole('menuitem', { name }).click();
}

const states: Record<string, (page: Page) => Promise<void>> = {
  'the list of pages in the dark scheme': async (page) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await write(page);
    await open(page, '');
    await expect(page.getByRole('row').filter({ hasText: 'Not saved' })).toBeVisible();
  },
  'the menu of a page': async (page) => {
    await open(page, '');
    await button(page, 'Actions for Visit').click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  'the menu of a page in the dark scheme': async (page) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '');
    await button(page, 'Actions for Visit').click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  },
  'a page in the dark scheme': async (page) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openBlock(page, 'home.json', 'Hero');
  },
  'a new page': async (page) => {
    await open(page, '');
    await button(page, 'New page').click();
    await dialog(page)
      .getByLabel(/^Title/)
      .fill('Felt');
  },
  'a page to copy': async (page) => {
    await open(page, '');
    await act(page, 'Copy');
    await expect(dialog(page)).toBeVisible();
  },
  'an open entry of a list': async (page) => {
    await openBlock(page, 'restoration.json', 'Testimonials');
    const fields = page.getByRole('region', { name: 'Fields' });
    await expect(fields.locator('details[open]').first()).toBeVisible();
  },
  'the blocks to add, in the dark theme': async (page) => {
    await openBlock(page, 'home.json', 'Hero');
    await button(page, 'Dark').click();
    await button(page, /^Add a block after/).click();
    const blocks = page.frameLocator('iframe[title="Blocks"]');
    await expect(blocks.getByRole('button', { name: /^Hero/ })).toBeVisible();
  },
  'the address of a page': async (page) => {
    await open(page, '');
    await act(page, 'Change the address');
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  },
  'a page to delete': async (page) => {
    await open(page, '');
    await act(page, 'Delete');
    await dialog(page).getByRole('radio').last().check();
    await expect(dialog(page).getByLabel('The other page')).toBeVisible();
  },
  'the pictures': async (page) => {
    await open(page, '#pictures');
    await expect(page.getByRole('list', { name: 'Downloads' })).toBeVisible();
    await page.getByRole('list', { name: 'Used pictures' }).locator('summary').first().click();
  },
  'a picture to remove': async (page) => {
    await open(page, '#pictures');
    await button(page, /^Remove /).click();
    await expect(dialog(page)).toContainText('restore them');
  },
  'a picture to replace everywhere': async (page) => {
    await open(page, '#pictures');
    await button(page, 'Replace bench.jpg everywhere').click();
    await expect(dialog(page).getByRole('list', { name: 'Pictures' })).toBeVisible();
  },
  'a picture in the place of another': async (page) => {
    await open(page, '#pictures');
    await button(page, 'Replace bench.jpg everywhere').click();
    await dialog(page)
      .getByRole('button', { name: /clean-keys/ })
      .click();
    await expect(button(page, /^Replace it in/)).toBeVisible();
  },
  'a new picture': async (page) => {
    await open(page, '#pictures');
    const choose = page.locator('input[type=file]').first();
    await choose.setInputFiles('tests/fixtures/second-site/pictures/bench.jpg');
    await expect(dialog(page).getByLabel('File name')).toBeVisible();
  },
  'a picture to choose for a block': async (page) => {
    await openBlock(page, 'restoration.json', 'Hero');
    await button(page, 'Another picture').click();
    await expect(dialog(page).getByRole('list', { name: 'Pictures' })).toBeVisible();
  },
  'the links to choose from': async (page) => {
    await openBlock(page, 'restoration.json', 'CTA band');
    await page.getByRole('combobox', { name: 'Leads to' }).first().click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('ArrowDown');
  },
  'the icons to choose from': async (page) => {
    await openBlock(page, 'visit.json', 'Card grid');
    await page.locator('summary').filter({ hasText: 'The bench' }).click();
    await page.getByRole('combobox', { name: 'Icon' }).click();
    await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible();
  },
  'changes that are not saved': async (page) => {
    await write(page);
    await changedDocuments(page).click();
    await expect(dialog(page)).toContainText('“Written”');
  },
  'a version beside the page': async (page) => {
    await write(page, 'home.json', 'Saved');
    await save(page);
    await button(page, 'Versions').click();
    await button(page, /^View the version of/).click();
    const old = page.frameLocator('iframe[title="The page as it was then"]');
    await expect(old.locator('h1')).toBeVisible();
  },
  'changes of the last time': async (page) => {
    await write(page);
    await page.reload();
    await expect(button(page, 'Discard')).toBeVisible();
    await expect(shownPage(page).locator('h1')).toBeVisible();
  },
  'a site that another tab edits': async (page) => {
    await write(await page.context().newPage());
    await open(page, '');
    await expect(button(page, 'Continue here')).toBeVisible();
  },
  'a page that somebody else has changed too': async (page) => {
    await write(page, 'work.json');
    await changeFile('work.json', '"headline": "', '"headline": "Theirs: ');
    await expect(dialog(page)).toContainText('Someone else changed this too');
  },
  'a broken page beside its last good version': async (page) => {
    await changeFile('prices.json', '"path": "/prices",', '"path": "/prices"');
    await open(page, '#prices.json');
    await expect(button(page, 'Fix what can be fixed')).toBeEnabled();
  },
  'how to publish': async (page) => {
    await open(page, '');
    await button(page, 'How to publish').click();
    await expect(dialog(page)).toContainText(site.content);
  },
};

for (const { title } of sections) {
  states[`the settings: ${title}`] = async (page) => {
    await open(page, '#site.json');
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByText(title, { exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(shownPage(page).locator('h1')).toBeVisible();
    if (title === 'Form')
      await expect(shownPage(page).getByRole('heading', { name: 'Book a tuning' })).toBeVisible();
  };
}

// A list, a form, a comparison and the settings.
const short = [
  'the list of pages in the dark scheme',
  'an open entry of a list',
  'changes that are not saved',
];

for (const [name, reach] of Object.entries(states)) {
  test(`axe finds nothing in ${name}`, { tag: short.includes(name) ? [] : '@slow' }, async ({
    page,
  }) => {
    await reach(page);
    const { violations } = await new AxeBuilder({ page })
      // On a busy machine, frames answer late.
      .options({ pingWaitTime: 30_000 })
      .exclude('figure iframe, [inert]')
      // The title of a menu is written in place. No role is allowed that says so, and no key reaches the summary.
      .exclude(['iframe[title="The page"]', 'summary'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 768, height: 1024 } });

  test('the menu of a page does not widen the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '');
    await button(page, 'Actions for Visit').click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    expect(await page.evaluate(() => innerWidth)).toBe(390);
  });

  test('the header of a page has three lines at most, with errors and a language, too', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const german = path.join(site.content, 'de');
    await mkdir(german);
    await writeFile(path.join(german, 'site.json'), '{ "language": "de" }');
    await site.open(page, 'home.json');
    await button(page, 'Fields').click();
    await page.getByLabel('Title', { exact: true }).first().fill('');
    const header = page.getByRole('banner', { name: 'Editor' });
    await expect(header.getByRole('button', { name: /error/ })).toBeVisible();
    await expect(header.getByRole('button', { name: /^Language/ })).toBeVisible();
    await expect(changedDocuments(page)).toBeVisible();
    const boxes = await header
      .locator('a, button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    await rm(german, { recursive: true });
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(3);
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  });

  test('the buttons of an entry do not cover its name, and rows are below their column heads', async ({
    page,
  }) => {
    await site.open(page, 'work.json:/blocks/2');
    const names = page.getByRole('region', { name: 'Fields' }).locator('summary');
    await expect(names.first()).toBeVisible();
    const covered = await names.evaluateAll((summaries) =>
      summaries.map((summary) => {
        const name = document.createRange();
        name.selectNodeContents(summary);
        const tools = summary.closest('li')?.lastElementChild?.getBoundingClientRect();
        return name.getBoundingClientRect().right - (tools?.left ?? 0);
      }),
    );
    expect(Math.max(...covered)).toBeLessThanOrEqual(0);

    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, '#site.json:/redirects/0/from');
      const columns = page.getByRole('main').locator('[data-columns]');
      await expect(columns).toHaveCount(2);
      const [head, row] = await columns.evaluateAll((all) =>
        all.map(({ lastElementChild }) => lastElementChild?.getBoundingClientRect()),
      );
      expect(row?.left).toBe(head?.left);
      expect(row?.width).toBeGreaterThan(100);
    }
  });
});
