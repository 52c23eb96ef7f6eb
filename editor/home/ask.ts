import { z } from 'zod';
import { apiPath, tokenHeader } from '../api.ts';
import { currentToken } from '../document/token.ts';
import { Refused, unexpected } from '../refused.ts';

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

/**
 * The JSON of an answer. Rejects with Refused if the request was refused or the answer is cut off. Once the signal is aborted, rejects
 * with its reason, even if the answer has arrived.
 */
export async function answerOf<Answer>(
  response: Response,
  shape: z.ZodType<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  if (!response.ok) throw await refusalIn(response, signal);
  const body: unknown = await response.json().catch(() => undefined);
  signal?.throwIfAborted();
  const { success, data, error } = shape.safeParse(body);
  if (success) return data;
  console.error(error);
  throw new Refused(
    'The connection to the editor broke, so this may or may not have worked. Your changes are kept. Check the result before you try again.',
  );
}

/** Why a request was refused. */
export async function refusalIn(response: Response, signal?: AbortSignal): Promise<Refused> {
  const body: unknown = await response.json().catch(() => undefined);
  signal?.throwIfAborted();
  return new Refused(refusalShape.safeParse(body).data?.message ?? unexpected);
}

const refusalShape = z.object({ message: z.string() });
