import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, expect, type Request, test } from '@playwright/test';
import { apiPath } from '../../editor/api.ts';
import { tokenStorage } from '../../editor/document/token.ts';
import { type StartedEditor, startEditor } from './servers.ts';

/** A copy of a folder of documents, open in an editor. */
export type EditedSite = {
  /** The folder of the copy and the editor's files. It is removed after the tests. */
  readonly place: string;
  /** The copy. */
  readonly content: string;
  readonly editor: StartedEditor;
};

type Hooks = {
  /** Changes the copy before the editor starts. */
  prepare?: (site: Omit<EditedSite, 'editor'>) => Promise<void>;
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
 * page errors for the report of a failed test, and requests for `closePages`.
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
  const unanswered = new Set<Request>();
  unansweredOf.set(context, unanswered);
  context.on('request', (request) => {
    if (isSentUnasked(new URL(request.url()))) unanswered.add(request);
  });
  context.on('requestfinished', (request) => unanswered.delete(request));
  context.on('requestfailed', (request) => unanswered.delete(request));
}

/** The page errors of each test. */
const errorsOf = new WeakMap<BrowserContext, string[]>();

/** Requests that the editor sends automatically, so a test may end during one. */
const isSentUnasked = ({ pathname }: URL) =>
  [`${apiPath}draft`, `${apiPath}discard`].includes(pathname);

/** The pending automatic requests of each test. */
const unansweredOf = new WeakMap<BrowserContext, Set<Request>>();

/**
 * Closes the pages of a test when the editor's server has handled their last requests, so that nothing stored later affects the
 * next test. The server cannot know this, because a request may not have arrived yet.
 */
export async function closePages(context: BrowserContext): Promise<void> {
  const { status: result, expectedStatus } = test.info();
  const errors = errorsOf.get(context) ?? [];
  if (result !== expectedStatus && errors.length > 0) {
    const body = errors.join('\n');
    await test.info().attach('errors of the page', { body, contentType: 'text/plain' });
  }
  // Closing hides the tab, which would make the editor send pending changes.
  const endRequests = () => {
    window.fetch = () => new Promise(() => {});
  };
  await Promise.all(context.pages().map((page) => page.evaluate(endRequests)));
  // A page closed by the test does not report the end of its requests.
  const unanswered = () =>
    [...(unansweredOf.get(context) ?? [])].filter((request) => !request.frame().page().isClosed());
  await expect.poll(() => unanswered().map((request) => request.url())).toEqual([]);
  for (const page of context.pages()) await page.close();
}
