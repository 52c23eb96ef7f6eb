import { afterEach, expect, test, vi } from 'vitest';
import type { Problem } from '../api.ts';
import { ask, Refused } from './ask.ts';

afterEach(() => vi.unstubAllGlobals());

/** The refusal that `ask` rejects with for an answer. */
async function refusalOf(answer: () => Response): Promise<Refused> {
  vi.stubGlobal('fetch', async () => answer());
  const refused: unknown = await ask('live', {}).catch((error) => error);
  if (!(refused instanceof Refused)) throw new Error('It was not refused.');
  return refused;
}
const refusedWith = (body: object) => () => Response.json(body, { status: 409 });
const problem = (file: string, title?: string): Problem => ({
  ...(title !== undefined && { title }),
  ...{ file, path: ['title'], line: 1, column: 1 },
  ...{ severity: 'error' as const, rule: 'a-rule', message: 'It is wrong.' },
});

test.each([
  ['the words of the server', { message: 'The disk is full.' }, /^The disk is full\.$/],
  [
    'one error',
    { problems: [problem('faq.json', 'Questions')] },
    /there is an error in “Questions”\.$/,
  ],
  [
    'errors in two files, each named once',
    { problems: [problem('a.json', 'A'), problem('b.json'), problem('a.json', 'A')] },
    /there are errors in “A”, “b\.json”\.$/,
  ],
  ['nothing at all', {}, /^The editor could not do this\. Your changes are kept\./],
])('the message of a refusal contains %s', async (_name, body, message) => {
  const refused = await refusalOf(refusedWith(body));
  expect(refused.message).toMatch(message);
  expect(refused).toMatchObject(body);
});

test.each([
  ['is cut off', () => new Response('{"name": "faq')],
  ['is empty', () => new Response('')],
  ['has another shape', () => Response.json({ text: 'faq' })],
])('rejects when an answer %s', async (_name, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => answer());
  const pending = ask('live', {});
  await expect(pending).rejects.toThrow(/^The connection to the editor broke/);
});

test('rejects with a readable message when there is no answer, or one that is not JSON', async () => {
  const noLine = () => {
    throw new TypeError('Failed to fetch');
  };
  expect((await refusalOf(noLine)).message).toMatch(/^The editor is not responding/);
  const badGateway = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  expect((await refusalOf(badGateway)).message).toMatch(/^The editor could not do this/);
});
