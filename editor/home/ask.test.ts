import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { answerOf } from './ask.ts';

const shape = z.object({ name: z.string() });
const refusedWith = (body: BodyInit) => new Response(body, { status: 409 });

test.each([
  ['reports why the server refused', refusedWith('{ "message": "The disk is full." }'), /is full/],
  ['rejects a refusal without a reason', refusedWith('{}'), /^The editor could not do this/],
  ['rejects a refusal that is not JSON', refusedWith('<h1>Bad gateway'), /^The editor could not/],
  ['rejects an answer that is cut off', new Response('{"name": "faq'), /^The connection .* broke/],
  [
    'rejects an answer of another shape',
    Response.json({ text: 'faq' }),
    /^The connection .* broke/,
  ],
])('%s', async (_name, response, words) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(answerOf(response, shape)).rejects.toThrow(words);
});

test('an answer that arrives after it was cancelled is not used', async () => {
  const cancelled = AbortSignal.abort();
  const answer = answerOf(Response.json({ name: 'faq' }), shape, cancelled);
  await expect(answer).rejects.toBe(cancelled.reason);
});
