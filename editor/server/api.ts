import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { deepest } from '../../schema/diagnose/rules/file/tooDeep.ts';
import { diskWords } from './diskWords.ts';
import { isGroup, type Written } from './group.ts';
import { mostBytes, tooMuch } from './guard.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';

type Answer = { status: number; body?: unknown };
type Asked = { query: URLSearchParams; hash: string | undefined; body: unknown };

const document = z.custom<Written>(
  (value) => typeof value === 'string' || (isGroup(value) && depthOf(value) <= deepest),
  'A document is a group of fields, and no deeper than a page can be, or the text of its file.',
);
const name = z.string();
// Becomes a part of a file's name.
const tab = z.uuid();
const draftRequest = z.strictObject({
  name,
  tab,
  base: z.strictObject({
    hash: z.string(),
    text: z.string().optional(),
    document: document.optional(),
  }),
  document,
});
const saveRequest = z.strictObject({ name, document, tab });
const writtenRequest = z.strictObject({ name, document });
const createRequest = z.strictObject({
  path: z.string(),
  title: z.string(),
  copyOf: name.optional(),
});
const moveRequest = z.strictObject({
  name,
  path: z.string(),
  changeLinks: z.boolean(),
  redirect: z.boolean(),
});
const restoreRequest = z.strictObject({ name, id: z.string() });

/** What the editor can ask for, by method and the end of the address. */
function endpoints(store: Store): Record<string, (asked: Asked) => Promise<Answer>> {
  const ok = (body: unknown) => ({ status: 200, body });
  return {
    'GET overview': async () => ok(await store.overview()),
    'GET document': async ({ query }) => ok(await store.source(nameIn(query))),
    'PUT document': async ({ body, hash }) => {
      const wanted = parse(saveRequest, body);
      return ok(await store.save(wanted.name, needed(hash), wanted.document, wanted.tab));
    },
    'DELETE document': async ({ query, hash }) => {
      await store.remove(nameIn(query), needed(hash));
      return { status: 204 };
    },
    'PUT draft': async ({ body }) => {
      const { name: wanted, ...written } = parse(draftRequest, body);
      return ok(await store.draft(wanted, written));
    },
    'GET drafts': async ({ query }) => ok(await store.draftsOf(nameIn(query))),
    'DELETE draft': async ({ query }) => {
      await store.discard(nameIn(query), parse(tab, query.get('tab')));
      return { status: 204 };
    },
    'POST pages': async ({ body }) => ({
      status: 201,
      body: await store.create(parse(createRequest, body)),
    }),
    'GET links': async ({ query }) => ok(await store.links(nameIn(query))),
    'POST move': async ({ body, hash }) =>
      ok(await store.move(parse(moveRequest, body), needed(hash))),
    'GET versions': async ({ query }) => ok(await store.versions(nameIn(query))),
    'GET version': async ({ query }) =>
      ok(await store.version(nameIn(query), query.get('id') ?? '')),
    'POST version': async ({ body }) => {
      const wanted = parse(writtenRequest, body);
      await store.keepVersion(wanted.name, wanted.document);
      return { status: 204 };
    },
    'POST text': async ({ body }) => {
      const wanted = parse(writtenRequest, body);
      return ok({ text: await store.textWith(wanted.name, wanted.document) });
    },
    'POST restore': async ({ body }) => {
      const wanted = parse(restoreRequest, body);
      return { status: 201, body: await store.restore(wanted.name, wanted.id) };
    },
  };
}

/** Answers requests below the editor's address that the guard has let in. */
export function editorApi(store: Store) {
  const known = new Map(Object.entries(endpoints(store)));
  return async (request: IncomingMessage, response: ServerResponse, address: URL, from: string) => {
    const answer = await answerTo(request, address, from).catch(refused);
    response.statusCode = answer.status;
    response.setHeader('cache-control', 'no-store');
    if (answer.status === tooMuch.status) response.setHeader('connection', 'close');
    if (answer.body === undefined) {
      response.end();
      return;
    }
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('x-content-type-options', 'nosniff');
    response.end(JSON.stringify(answer.body));
  };

  async function answerTo(request: IncomingMessage, address: URL, from: string): Promise<Answer> {
    const endpoint = known.get(`${request.method} ${address.pathname.slice(from.length)}`);
    if (!endpoint) throw new Refusal(404, { message: 'The editor has no such endpoint.' });
    const ifMatch = request.headers['if-match'];
    return await endpoint({
      query: address.searchParams,
      hash: ifMatch?.replace(/^"(.*)"$/, '$1'),
      body: await bodyOf(request),
    });
  }
}

function refused(error: unknown): Answer {
  if (error instanceof Refusal) return { status: error.status, body: error.body };
  return { status: 500, body: { message: diskWords(error) } };
}

/** The JSON that a request carries; nothing where it carries none. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Refusal(tooMuch.status, { message: tooMuch.message });
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, { message: 'The request is not JSON.' });
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const [first] = error.issues;
  throw new Refusal(400, { message: `${first?.path.join('.') ?? ''} ${first?.message}`.trim() });
}

function nameIn(query: URLSearchParams): string {
  return query.get('name') ?? '';
}

/** The hash that a change goes by; without one nobody knows what would be written over. */
function needed(hash: string | undefined): string {
  if (hash === undefined) {
    throw new Refusal(428, {
      message: 'The request does not say which state of the file it changes.',
    });
  }
  return hash;
}

/** How many brackets stand inside each other; it stops to count where they are too many. */
function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > deepest) return depth;
  return Object.values(value).reduce(
    (most: number, item) => Math.max(most, depthOf(item, depth + 1)),
    depth + 1,
  );
}
