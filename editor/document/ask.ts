import type { z } from 'zod';
import {
  type Answers,
  apiPath,
  endpoints,
  type Problem,
  type Requests,
  refusalShape,
  type Source,
  tokenHeader,
} from '../api.ts';
import { currentToken } from './token.ts';

/** The server refused a request; the message is for people who do not program. */
export class Refused extends Error {
  readonly problems: readonly Problem[];
  /** The current file, if it was changed elsewhere. */
  readonly current: Source | undefined;

  constructor(
    message: string,
    { problems = [], current }: { problems?: readonly Problem[]; current?: Source } = {},
  ) {
    super(message);
    this.problems = problems;
    this.current = current;
  }

  /** Any error in words. One that nobody expected is written to the console for those who can read it. */
  static of(error: unknown): Refused {
    if (error instanceof Refused) return error;
    console.error(error);
    return new Refused(unexpected);
  }
}

const unexpected =
  'The editor could not do this. What you wrote is kept. Try again; if it happens again, start the editor again.';

/**
 * Sends a request of ../api.ts to the editor's server. Rejects with Refused, and with the reason of the signal once that
 * is aborted, also where the answer has arrived.
 */
export async function ask<Name extends keyof Requests>(
  name: Name,
  request: Requests[Name],
  signal?: AbortSignal,
): Promise<Answers[Name]> {
  const response = await fetch(apiPath + name, {
    method: 'POST',
    headers: { [tokenHeader]: currentToken(), 'content-type': 'application/json' },
    body: JSON.stringify(request),
    ...(signal && { signal }),
  }).catch(() => {
    signal?.throwIfAborted();
    throw new Refused(
      'The editor does not answer: it was closed, or this computer was asleep. Start it again, and go on here.',
    );
  });
  const body: unknown = await response.json().catch(() => undefined);
  signal?.throwIfAborted();
  if (response.ok) return answerIn(shapes[name].answer, body);
  const refusal = refusalShape.safeParse(body).data ?? {};
  throw new Refused(refusal.message ?? reasonOf(refusal), refusal);
}

const shapes: { [Name in keyof Answers]: { answer: z.ZodType<Answers[Name]> } } = endpoints;

function answerIn<Answer>(shape: z.ZodType<Answer>, body: unknown): Answer {
  const { success, data, error } = shape.safeParse(body);
  if (success) return data;
  console.error(error);
  throw new Refused(
    'The answer of the editor did not arrive as a whole, so it is not known whether this was done. What you wrote is kept. Look first, and try again.',
  );
}

/** Why a request was refused, if the answer has mistakes or the current file instead of a message. */
function reasonOf({ problems = [], current }: { problems?: readonly Problem[]; current?: Source }) {
  if (current) return 'This page was changed by someone else in the meantime.';
  const files = new Set(problems.map(({ file, title = file }) => title));
  return files.size > 0
    ? `This cannot be done as long as there ${problems.length === 1 ? 'is an error' : 'are errors'} in ${[...files].map((title) => `“${title}”`).join(', ')}.`
    : unexpected;
}
