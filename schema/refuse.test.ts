import { expect, test } from 'vitest';
import { z } from 'zod';
import { say } from './catalog/index.ts';
import { refuse } from './refuse.ts';

test('a check reports errors, and throws if its rule is a warning', () => {
  const refusing = (says: ReturnType<typeof say>) => z.string().check(refuse(() => [{ says }]));

  expect(refusing(say('empty')).safeParse('').error?.issues).toMatchObject([
    { message: say('empty').message },
  ]);
  expect(() => refusing(say('heading-order')).safeParse('')).toThrow(
    'The rule "heading-order" is a warning',
  );
});
