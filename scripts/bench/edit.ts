// npm run bench -- edit: times the editor: from the command to an editable page, from there to the next page, a keystroke on
// the longest page, from form to page and back, and a keystroke in the filter of 1,000 pages.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { editorPath } from '../../editor/api.ts';
import { findBrowser, playwrightArguments } from '../findBrowser.ts';
import { readArguments } from '../readArguments.ts';
import { printedAddress, startProgram } from '../startProgram.ts';
import { makeContent } from './makeContent.ts';

readArguments({
  call: 'npm run bench -- edit',
  about: 'Times the start of the editor, and a keystroke in it.',
  options: {},
});

// A fast typist presses a key every tenth of a second.
const pace = { delay: 100 };
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: playwrightArguments(),
});
const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
try {
  const many = path.join(folder, 'many');
  await makeContent(many, 1000);

  // A copy, because the editor stores unsaved drafts in the folder.
  const few = path.join(folder, 'few', 'pages-json');
  await cp('pages-json', few, { recursive: true });
  await withEditor(few, async (page, address, start) => {
    await page.goto(address.href);
    await page.getByRole('table', { name: 'Pages' }).waitFor({ timeout: 60_000 });
    console.log(`from the command to the pages        ${since(start)} s`);
    await page.goto(`${address.origin}${editorPath}#terms-of-service.json`);
    await page.frameLocator('iframe').locator('h1').waitFor({ timeout: 60_000 });
    console.log(`from the command to a page to edit   ${since(start)} s`);
    const requested = performance.now();
    await page.goto(`${address.origin}${editorPath}#faq.json`);
    const headline = page.frameLocator('iframe').getByRole('heading', { level: 1 });
    await headline.filter({ hasText: 'Questions' }).waitFor({ timeout: 60_000 });
    console.log(`from there to the next page          ${since(requested)} s`);
    await page.goto(`${address.origin}${editorPath}#terms-of-service.json`);
    await headline.filter({ hasText: 'Terms' }).waitFor({ timeout: 60_000 });
    const blocks = page.getByRole('list', { name: 'Blocks of this page' });
    await blocks.getByRole('button', { name: 'Hero' }).click();
    await page.getByLabel('Headline', { exact: true }).focus();
    const words = 'A headline of thirty letters!!';
    report('a key on the longest page', await timesOf(page, () => page.keyboard.type(words, pace)));
    const typeWords = () => page.keyboard.type(words, pace);
    report('from a key in the form to the page', await timesAcross(page, false, typeWords));
    await headline.getByRole('textbox').focus();
    report('from a key in the page to the form', await timesAcross(page, true, typeWords));
  });
  await withEditor(many, async (page, address) => {
    await page.goto(address.href);
    const field = page.getByRole('searchbox');
    await field.waitFor({ timeout: 60_000 });
    await field.focus();
    const times = await timesOf(page, () => page.keyboard.type('structured cabling', pace));
    report('a key in the filter of 1,000 pages', times);
  });
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}

/** Starts an editor for a folder and calls `work` with a new page, the editor's address and the start time. */
async function withEditor(
  content: string,
  work: (page: Page, address: URL, start: number) => Promise<void>,
): Promise<void> {
  const start = performance.now();
  const options = ['--content', content, '--port', '0', '--no-open'];
  const args = ['scripts/runBundled.mjs', 'edit', ...options];
  const editor = await startProgram('node', args, { findAddress: printedAddress });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await work(page, editor.address, start);
    await page.close();
  } finally {
    await editor.stop();
  }
}

/** Milliseconds from each keystroke to the end of the frame that shows it. */
async function timesOf(page: Page, type: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(window, 'keyTimes', times);
    window.addEventListener(
      'keydown',
      () => {
        const pressed = performance.now();
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - pressed)));
      },
      { capture: true },
    );
  });
  await type();
  await page.waitForFunction(() => Reflect.get(window, 'keyTimes').length > 10);
  return page.evaluate(() => Reflect.get(window, 'keyTimes'));
}

/** Milliseconds from each keystroke in the form until the page shows it, or from the page to the form. */
async function timesAcross(page: Page, isInPage: boolean, type: () => Promise<void>) {
  await page.evaluate((fromPage) => {
    const times: number[] = [];
    Reflect.set(window, 'times', times);
    const preview = document.querySelector('iframe')?.contentDocument;
    const fields = Array.from(document.querySelectorAll('input, textarea'));
    const headline = preview?.querySelector('h1');
    const typedIn = fromPage ? preview : document;
    typedIn?.addEventListener('keydown', () => {
      const pressed = performance.now();
      const before = fromPage
        ? fields.map((field) => Reflect.get(field, 'value')).join()
        : headline?.textContent;
      const timer = setInterval(() => {
        const now = fromPage
          ? fields.map((field) => Reflect.get(field, 'value')).join()
          : headline?.textContent;
        if (now === before) return;
        clearInterval(timer);
        times.push(performance.now() - pressed);
      }, 1);
    });
  }, isInPage);
  await type();
  await page.waitForFunction(() => Reflect.get(window, 'times').length > 10);
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'times'));
  return times;
}

function report(what: string, times: readonly number[]): void {
  const most = Math.max(...times).toFixed(0);
  console.log(`${what.padEnd(37)}${median(times).toFixed(0)} ms (most ${most} ms)`);
}

function since(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
