import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { editorPath } from '../../editor/api.ts';
import { tokenStorage } from '../../editor/document/token.ts';
import { type StartedEditor, startEditor } from './servers.ts';

/** A copy of a folder of documents, open in an editor. */
export type EditedSite = {
  /** The folder of the copy and the editor's files. It is removed after the tests. */
  readonly place: string;
  /** The copy. */
  readonly content: string;
  readonly editor: StartedEditor;
  /** Opens a document, and waits until its page is shown. `query`: of the editor's address. */
  open(page: Page, name: string, query?: string): Promise<void>;
};

type Hooks = {
  /** Changes the copy before the editor starts. */
  prepare?: (site: Pick<EditedSite, 'place' | 'content'>) => Promise<void>;
  /** Undoes the changes of a test after its pages are closed. */
  reset?: (site: EditedSite) => Promise<void>;
};

/** Starts an editor on a copy of a folder of documents for the tests of a file, which run serially. */
export function editCopyOf(documents: string, { prepare, reset }: Hooks = {}): EditedSite {
  let place: string | undefined;
  let editor: StartedEditor | undefined;
  const site: EditedSite = {
    get place() {
      return started(place);
    },
    get content() {
      return path.join(started(place), 'pages-json');
    },
    get editor() {
      return started(editor);
    },
    async open(page, name, query = '') {
      await page.goto(`${site.editor.origin}${editorPath}${query}#${name}`);
      await expect(shownPage(page).locator('h1')).toBeVisible();
    },
  };
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    place = await mkdtemp(path.join(tmpdir(), 'editor-'));
    await cp(documents, site.content, { recursive: true });
    await prepare?.(site);
    editor = await startEditor(site.content);
  });
  test.afterAll(async () => {
    await editor?.stop();
    if (place !== undefined) await rm(place, { recursive: true, force: true });
  });
  test.beforeEach(({ context }) => handToken(context, site.editor));
  test.afterEach(async ({ context }) => {
    await closePages(context);
    await reset?.(site);
  });
  return site;
}

function started<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The editor is there while a test runs.');
  return value;
}

/**
 * Stores the token in a browser as if it had opened the printed address before, so that tests can start at any address. Records
 * page errors for the report of a failed test.
 */
export async function handToken(context: BrowserContext, { origin, token }: StartedEditor) {
  await context.addInitScript(
    ([own, name, value]) => {
      if (location.origin === own) localStorage.setItem(name, value);
    },
    [origin, tokenStorage, token] as const,
  );
  const errors: string[] = [];
  errorsOf.set(context, errors);
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  context.on('weberror', (event) => errors.push(event.error().stack ?? event.error().message));
}

/** The page errors of each test. */
const errorsOf = new WeakMap<BrowserContext, string[]>();

/** Closes the pages of a test. What they changed and did not save is in their browser, which the next test does not have. */
export async function closePages(context: BrowserContext): Promise<void> {
  const { status: result, expectedStatus } = test.info();
  const errors = errorsOf.get(context) ?? [];
  if (result !== expectedStatus && errors.length > 0) {
    const body = errors.join('\n');
    await test.info().attach('errors of the page', { body, contentType: 'text/plain' });
  }
  for (const page of context.pages()) await page.close();
}

/** The page that is edited. */
export const shownPage = (page: Page) => page.frameLocator('iframe[title="The page"]');

/** Chooses the first block with this name in the list of an open page. */
export const chooseBlock = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('list', { name: 'Blocks of this page' })
    .getByRole('button', { name })
    .first()
    .click();

/** The button that lists what was changed since the last save. There is none while everything is saved. */
export const changedDocuments = (page: Page): Locator =>
  page.getByRole('button', { name: /^\d+ documents? changed$/ });

/** Expects that everything is saved. */
export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByRole('banner', { name: 'Editor' }).getByRole('status')).toHaveText('Saved');

/** Saves by the button. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectSaved(page);
}

/** The documents that the browser keeps until they are saved, by name. */
export function keptDocuments(page: Page): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('editor').onsuccess = ({ target }) => {
          if (!(target instanceof IDBOpenDBRequest)) return;
          const database = target.result;
          const copies = database.transaction('copies').objectStore('copies').getAll();
          copies.onsuccess = () => {
            database.close();
            resolve(Object.fromEntries(copies.result.flatMap(({ contents }) => [...contents])));
          };
        };
      }),
  );
}

/** Waits until the browser keeps a change. A tab that is closed before asks first, which no test answers. */
export const expectKept = (page: Page, words: string): Promise<void> =>
  expect.poll(async () => JSON.stringify(await keptDocuments(page))).toContain(words);
