import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, expect, type Request, test } from '@playwright/test';
import { apiPath } from '../../editor/api.ts';
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
 * Gives a browser the token as if it had opened the printed address before, so that it can start at any other address. Keeps
 * the errors of its pages for the report of a failed test, and its requests for `closePages`.
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

/** The errors of the pages of a test. */
const errorsOf = new WeakMap<BrowserContext, string[]>();

/** What the editor sends without being asked, so that a test may end in the middle of it. */
const isSentUnasked = ({ pathname }: URL) =>
  [`${apiPath}draft`, `${apiPath}discard`].includes(pathname);

/** The unasked requests of a test that are not answered yet. */
const unansweredOf = new WeakMap<BrowserContext, Set<Request>>();

/**
 * Closes the pages of a test when the editor's server has answered their last requests, so that nothing is stored later,
 * which the next test would meet. The server alone could not tell: a request may still be on its way to it.
 */
export async function closePages(context: BrowserContext): Promise<void> {
  const { status: result, expectedStatus } = test.info();
  const errors = errorsOf.get(context) ?? [];
  if (result !== expectedStatus && errors.length > 0) {
    const body = errors.join('\n');
    await test.info().attach('errors of the page', { body, contentType: 'text/plain' });
  }
  // The editor sends what it has not sent yet when its tab is hidden, which it is before it is closed.
  const endRequests = () => {
    window.fetch = () => new Promise(() => {});
  };
  await Promise.all(context.pages().map((page) => page.evaluate(endRequests)));
  // A page that the test itself has closed does not report the end of its requests.
  const unanswered = () =>
    [...(unansweredOf.get(context) ?? [])].filter((request) => !request.frame().page().isClosed());
  await expect.poll(() => unanswered().map((request) => request.url())).toEqual([]);
  for (const page of context.pages()) await page.close();
}
