import { expect, test } from 'vitest';
import { companies, judge, type Verdict } from './judge.ts';

// What people do wrong in the documents of three companies, written down by people who had not read the rules. A correction of
// one kind must not cost another: each share keeps its floor.
const floors = {
  found: 0.97,
  isPlaced: 0.97,
  isOne: 0.97,
  isRight: 0.97,
  isRepaired: 0.96,
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
