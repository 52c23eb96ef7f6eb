import { expect, test } from 'vitest';
import { z } from 'zod';
import { text } from '../../fields.ts';
import { refuse } from '../../refuse.ts';
import { say } from '../catalog/index.ts';
import { describeIssues } from './describeIssues.ts';

test('a custom check of visible text keeps its own message', () => {
  const says = say('one-hero/second');
  const headline = text(70, 'A headline.').check(
    refuse((written) => (written.endsWith('!') ? [{ says }] : [])),
  );
  const schema = z.strictObject({ headline });
  const document = { headline: 'Your piano, in tune!' };
  const issues = schema.safeParse(document).error?.issues ?? [];

  expect(describeIssues(issues, document, schema)).toEqual([{ path: ['headline'], says }]);
});
