import { expect, test } from 'vitest';
import { z } from 'zod';
import { sentenceOf } from './catalog/index.ts';
import { refuse } from './refuse.ts';

test('a check reports errors, and throws if its rule is a warning', () => {
  const refusing = (sentence: ReturnType<typeof sentenceOf>) =>
    z.string().check(refuse(() => [{ sentence }]));

  expect(refusing(sentenceOf('empty')).safeParse('').error?.issues).toMatchObject([
    { message: sentenceOf('empty').message },
  ]);
  expect(() => refusing(sentenceOf('heading-order')).safeParse('')).toThrow(
    'The rule "heading-order" is a warning',
  );
});
