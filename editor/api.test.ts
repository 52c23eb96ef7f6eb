import { expect, test } from 'vitest';
import { endpoints } from './api.ts';

const pages = (count: number) => Array.from({ length: count }, (_, index) => `${index}.json`);
const answers = (count: number) => pages(count).map((key) => ({ key, side: 'mine' as const }));

const person = (name: string, email: string) => ({ choices: [], person: { name, email } });

test.each<[string, keyof typeof endpoints, object, boolean]>([
  ['a thousand choices', 'pullChanges', { choices: answers(1000) }, true],
  ['one more', 'pullChanges', { choices: answers(1001) }, false],
  ['a choice of nobody', 'pullChanges', { choices: [{ key: 'a', side: 'ours' }] }, false],
  ['a person', 'publish', person('a'.repeat(100), 'b'.repeat(200)), true],
  ['a name of one letter more', 'publish', person('a'.repeat(101), 'b'), false],
  ['an email of one letter more', 'publish', person('a', 'b'.repeat(201)), false],
])('accepts or refuses %s in the request %s', (_what, name, body, isTaken) => {
  expect(endpoints[name].request.safeParse(body).success).toBe(isTaken);
});
