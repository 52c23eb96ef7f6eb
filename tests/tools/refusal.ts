import { Refusal } from '../../editor/server/refusal.ts';

/** The status and the body of a refusal. */
export async function refusal(work: Promise<unknown>): Promise<{ status: number; body: string }> {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (!(error instanceof Refusal)) throw new Error('It was not refused.', { cause: error });
  return { status: error.status, body: JSON.stringify(error.body) };
}
