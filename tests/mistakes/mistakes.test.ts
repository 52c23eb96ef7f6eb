import { expect, test } from 'vitest';
import { sourceOf } from '../../schema/diagnose/index.ts';
import { textsIn } from '../../schema/inspect.ts';
import { companies, fixEach, judge, type Verdict } from './judge.ts';

// What people do wrong in the documents of three companies, written down by people who had not read the rules. A correction of
// one kind must not cost another: each share keeps its floor.
const floors = {
  found: 0.97,
  isPlaced: 0.97,
  isOne: 0.97,
  isRight: 0.97,
  isRepaired: 0.97,
} as const;

test('mistakes are found, in their place, in one message, with a right correction or none', {
  tags: ['slow'],
  timeout: 300_000,
}, async () => {
  const verdicts: Verdict[] = [];
  for (const company of companies) verdicts.push(...(await judge(company)));
  expect(verdicts.length).toBeGreaterThan(400);
  for (const [name, floor] of Object.entries(floors)) {
    const judged = verdicts.filter((verdict) => Reflect.get(verdict, name) !== undefined);
    const wrong = judged.filter((verdict) => Reflect.get(verdict, name) === false);
    const share = 1 - wrong.length / judged.length;
    const list = wrong.map(({ mistake }) => `${mistake.file}: ${mistake.did}`).join('\n');
    expect(share, `${name}:\n${list}`).toBeGreaterThanOrEqual(floor);
  }
});

test.each(companies)(
  '--fix changes no words and no commas of the texts of %s',
  { tags: ['slow'], timeout: 300_000 },
  async (company) => {
    const all = await fixEach(company);
    expect(all.filter(({ text, fixed }) => text !== fixed).length).toBeGreaterThan(20);
    for (const { mistake, text, fixed } of all) {
      const { file, did } = mistake;
      expect(piecesOf(file, fixed), `${file}: ${did}`).toEqual(piecesOf(file, text));
    }
  },
);

// Choices, such as the name of a typeface, have two words at most.
const sentence = /\S\s+\S+\s+\S|,/;

/** The words and commas of all sentences of a document, which may have errors, in alphabetical order. */
function piecesOf(name: string, text: string): string[] {
  const { value } = sourceOf({ name, text });
  const texts = textsIn(Object(value), (written) => sentence.test(written));
  return texts.flatMap((one) => one.text.match(/[\p{L}\p{M}\p{N}]+|,/gu) ?? []).sort();
}
