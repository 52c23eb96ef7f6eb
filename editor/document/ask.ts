import type { z } from 'zod';
import {
  type Answers,
  apiPath,
  endpoints,
  type Problem,
  type Requests,
  refusalShape,
  tokenHeader,
} from '../api.ts';
import { Refused, reasonFor, unexpected } from '../refused.ts';
import { currentToken } from './token.ts';

export { Refused };

/**
 * Sends a request of ../api.ts to the editor's server. Rejects with Refused. Once the signal is aborted, rejects with its
 * reason, even if the answer has arrived.
 */
export async function ask<Name extends keyof Requests>(
  name: Name,
  request: Requests[Name],
  signal?: AbortSignal,
): Promise<Answers[Name]> {
  const response = await post(name, JSON.stringify(request), { ...(signal && { signal }) });
  return await answerOf(response, shapes[name].answer, signal);
}

/** Sends a body to the editor's server. Rejects with Refused if there is no answer. */
export async function post(
  name: string,
  body: string | Blob,
  { type = 'application/json', signal }: { type?: string; signal?: AbortSignal } = {},
): Promise<Response> {
  return await fetch(apiPath + name, {
    method: 'POST',
    headers: { [tokenHeader]: currentToken(), 'content-type': type },
    body,
    ...(signal && { signal }),
  }).catch(() => {
    signal?.throwIfAborted();
    throw new Refused(
      'The editor is not responding: it was closed, or this computer was asleep. Start the editor again, then continue here.',
    );
  });
}

/** The JSON of an answer. Rejects with Refused if the request was refused or the answer is cut off. */
export async function answerOf<Answer>(
  response: Response,
  shape: z.ZodType<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  if (!response.ok) throw await refusalIn(response, signal);
  const body: unknown = await response.json().catch(() => undefined);
  signal?.throwIfAborted();
  return answerIn(shape, body);
}

/** Why a request was refused. */
export async function refusalIn(response: Response, signal?: AbortSignal): Promise<Refused> {
  const body: unknown = await response.json().catch(() => undefined);
  signal?.throwIfAborted();
  const refusal = refusalShape.safeParse(body).data ?? {};
  return new Refused(refusal.message ?? reasonOf(refusal), refusal);
}

const shapes: { [Name in keyof Answers]: { answer: z.ZodType<Answers[Name]> } } = endpoints;

function answerIn<Answer>(shape: z.ZodType<Answer>, body: unknown): Answer {
  const { success, data, error } = shape.safeParse(body);
  if (success) return data;
  console.error(error);
  throw new Refused(
    'The connection to the editor broke, so this may or may not have worked. Your changes are kept. Check the result before you try again.',
  );
}

/** Why a request was refused, if the answer has errors instead of a message. */
function reasonOf({ problems = [] }: { problems?: readonly Problem[] }) {
  return problems.length > 0 ? reasonFor(problems) : unexpected;
}
