// The editor's half of what api.ts describes. Answers come from our own server and have the shape it says.
import {
  type CreateRequest,
  type Draft,
  type DraftAnswer,
  type DraftRequest,
  editorPath,
  type LinkEntry,
  type MoveRequest,
  type Overview,
  type Problem,
  type SaveRequest,
  type Source,
  tokenHeader,
  type Version,
  type VersionText,
} from '../api.ts';
import { currentToken } from './token.ts';

/** The server refused, in words that an editor can read. */
export class Refused extends Error {
  readonly status: number;
  readonly problems: readonly Problem[];
  /** The file as it stands now, where somebody else changed it. */
  readonly current: Source | undefined;

  constructor(
    message: string,
    status: number,
    { problems = [], current }: { problems?: readonly Problem[]; current?: Source } = {},
  ) {
    super(message);
    this.status = status;
    this.problems = problems;
    this.current = current;
  }
}

type Options = { query?: Record<string, string>; body?: object; hash?: string };

async function ask<Answer>(
  method: string,
  name: string,
  { query = {}, body, hash }: Options = {},
): Promise<Answer> {
  const address = `${editorPath}/api/${name}?${new URLSearchParams(query)}`;
  const response = await fetch(address, {
    method,
    headers: {
      [tokenHeader]: currentToken(),
      ...(body && { 'content-type': 'application/json' }),
      ...(hash !== undefined && { 'if-match': hash }),
    },
    body: body ? JSON.stringify(body) : null,
  }).catch(() => {
    throw new Refused('The editor’s server does not answer. Is "npm run edit" still running?', 0);
  });
  const answer = response.status === 204 ? undefined : await response.json().catch(() => ({}));
  if (!response.ok) {
    throw new Refused(answer?.message ?? whyNot(answer ?? {}), response.status, answer);
  }
  return answer;
}

/** Why a request was refused for which the server gives no sentence, but mistakes, or the file as it is now. */
function whyNot({ problems = [], current }: { problems?: readonly Problem[]; current?: Source }) {
  if (current) return 'Somebody else has changed this file.';
  const files = new Set(problems.map(({ file }) => file));
  return files.size > 0
    ? `This cannot be done as long as there ${problems.length === 1 ? 'is a mistake' : 'are mistakes'} in ${[...files].join(', ')}.`
    : 'The editor’s server could not do this. Try again; the terminal in which it runs may say more.';
}

export const client = {
  overview: () => ask<Overview>('GET', 'overview'),
  read: (name: string) => ask<Source>('GET', 'document', { query: { name } }),
  check: (request: DraftRequest) => ask<DraftAnswer>('PUT', 'draft', { body: request }),
  drafts: (name: string) => ask<Draft[]>('GET', 'drafts', { query: { name } }),
  discard: (name: string, tab: string) => ask<void>('DELETE', 'draft', { query: { name, tab } }),
  save: (request: SaveRequest, hash: string) =>
    ask<Source>('PUT', 'document', { body: request, hash }),
  create: (request: CreateRequest) => ask<Source>('POST', 'pages', { body: request }),
  links: (name: string) => ask<LinkEntry[]>('GET', 'links', { query: { name } }),
  move: (request: MoveRequest, hash: string) =>
    ask<{ changed: string[] }>('POST', 'move', { body: request, hash }),
  remove: (name: string, hash: string) =>
    ask<void>('DELETE', 'document', { query: { name }, hash }),
  versions: (name: string) => ask<Version[]>('GET', 'versions', { query: { name } }),
  version: (name: string, id: string) =>
    ask<VersionText>('GET', 'version', { query: { name, id } }),
  keepVersion: (name: string, document: unknown) =>
    ask<void>('POST', 'version', { body: { name, document } }),
  textOf: async (name: string, document: unknown) =>
    (await ask<{ text: string }>('POST', 'text', { body: { name, document } })).text,
  restore: (name: string, id: string) => ask<Source>('POST', 'restore', { body: { name, id } }),
};
