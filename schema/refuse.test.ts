import { expect, test } from 'vitest';
import { z } from 'zod';
import { say } from './diagnose/catalog/index.ts';
import { refuse } from './refuse.ts';

test('a check reports an error, and throws for a rule that is a warning', () => {
  const refusing = (says: ReturnType<typeof say>) => z.string().check(refuse(() => [{ says }]));

  expect(refusing(say('empty')).safeParse('').error?.issues).toMatchObject([
    { message: say('empty').message },
  ]);
  expect(() => refusing(say('heading-order')).safeParse('')).toThrow(
    'The rule "heading-order" is a warning',
  );
});
