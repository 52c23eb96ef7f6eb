import { expect, test } from 'vitest';
import { sourceOf } from '../../schema/diagnose/index.ts';
import { textsIn } from '../../schema/inspect.ts';
import { companies, fixEach, judge, type Verdict } from './judge.ts';

// Mistakes in the documents of three companies, collected by people who had not read the rules. An improvement for one kind must
// not make another worse, so each share has a minimum.
const floors = {
  found: 0.97,
  isPlaced: 0.97,
  isOne: 0.965,
  isRight: 0.97,
  isRepaired: 0.97,
} as const;

test('reports mistakes once, at their place, with a right correction or none', {
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
  '--fix never changes words or commas in the texts of %s',
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

// Choices, such as typeface names, have at most two words.
const sentence = /\S\s+\S+\s+\S|,/;

/** The words and commas of all sentences of a document, which may have errors, in alphabetical order. */
function piecesOf(name: string, text: string): string[] {
  const { value } = sourceOf({ name, text });
  const texts = textsIn(Object(value), (written) => sentence.test(written));
  return texts.flatMap((one) => one.text.match(/[\p{L}\p{M}\p{N}]+|,/gu) ?? []).sort();
}
