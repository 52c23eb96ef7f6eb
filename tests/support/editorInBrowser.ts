import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, test } from '@playwright/test';
import { apiPath, tokenHeader } from '../../editor/api.ts';
import { tokenStorage } from '../../editor/document/token.ts';
import { type StartedEditor, startEditor } from './servers.ts';

/** A copy of a folder of documents, open in an editor. */
export type EditedSite = {
  /** The folder of the copy and of the editor's own files. It is removed after the tests. */
  readonly place: string;
  /** The copy. */
  readonly content: string;
  readonly editor: StartedEditor;
};

type Hooks = {
  /** Changes the copy before the editor starts. */
  prepare?: (site: Omit<EditedSite, 'editor'>) => Promise<void>;
  /** Undoes the changes of a test, after its pages are closed. */
  reset?: (site: EditedSite) => Promise<void>;
};

/** Opens an editor on a copy of a folder of documents for the tests of a file, which run one after the other. */
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
    await closePages(context, site.editor);
    await reset?.(site);
  });
  return site;
}

function started<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The editor is there while a test runs.');
  return value;
}

/**
 * Gives a browser the token as if it had opened the printed address before, so that it can start at any other address. Keeps
 * the errors of its pages for the report of a failed test.
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

/** The errors of the pages of a test. */
const errorsOf = new WeakMap<BrowserContext, string[]>();

/**
 * Closes the pages of a test and waits until the editor has finished their requests, so that none is still running when the
 * next test begins.
 */
export async function closePages(
  context: BrowserContext,
  { origin, token }: StartedEditor,
): Promise<void> {
  const { status: result, expectedStatus } = test.info();
  const errors = errorsOf.get(context) ?? [];
  if (result !== expectedStatus && errors.length > 0) {
    const body = errors.join('\n');
    await test.info().attach('errors of the page', { body, contentType: 'text/plain' });
  }
  for (const page of context.pages()) await page.close();
  // Changes are made one after the other, so this request, which changes nothing, is answered after all others.
  const { status } = await fetch(`${origin}${apiPath}discard`, {
    method: 'POST',
    headers: { origin, [tokenHeader]: token, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'site.json', tab: crypto.randomUUID() }),
  });
  if (status !== 200) throw new Error(`The editor answered with ${status}.`);
}
