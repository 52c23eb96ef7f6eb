import {
  type Answers,
  apiPath,
  type Problem,
  type Requests,
  type Source,
  tokenHeader,
} from '../api.ts';
import { currentToken } from './token.ts';

/** The server refused a request; the message is for people who do not program. */
export class Refused extends Error {
  readonly problems: readonly Problem[];
  /** The file as it is now, where somebody else changed it. */
  readonly current: Source | undefined;

  constructor(
    message: string,
    { problems = [], current }: { problems?: readonly Problem[]; current?: Source } = {},
  ) {
    super(message);
    this.problems = problems;
    this.current = current;
  }
}

/** Sends a request of ../api.ts to the editor's server. Rejects with Refused. */
export async function ask<Name extends keyof Requests>(
  name: Name,
  request: Requests[Name],
): Promise<Answers[Name]> {
  const response = await fetch(apiPath + name, {
    method: 'POST',
    headers: { [tokenHeader]: currentToken(), 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }).catch(() => {
    throw new Refused('The editor’s server does not answer. Is "npm run edit" still running?');
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new Refused(answer.message ?? reasonOf(answer), answer);
}

/** Why a request was refused, where the answer has no message but mistakes, or the file as it is now. */
function reasonOf({ problems = [], current }: { problems?: readonly Problem[]; current?: Source }) {
  if (current) return 'Somebody else has changed this file.';
  const files = new Set(problems.map(({ file }) => file));
  return files.size > 0
    ? `This cannot be done as long as there ${problems.length === 1 ? 'is a mistake' : 'are mistakes'} in ${[...files].join(', ')}.`
    : 'The editor’s server could not do this. Try again; the terminal in which it runs may say more.';
}
