import { expect, test } from 'vitest';
import { z } from 'zod';
import { sentenceOf } from '../../catalog/index.ts';
import { text } from '../../fields.ts';
import { pageSchema } from '../../page.ts';
import { refuse } from '../../refuse.ts';
import { describeIssues } from './describeIssues.ts';

test('a custom check of visible text keeps its own message', () => {
  const sentence = sentenceOf('one-hero/second');
  const headline = text(70, 'A headline.').check(
    refuse((input) => (input.endsWith('!') ? [{ sentence }] : [])),
  );
  const schema = z.strictObject({ headline });
  const document = { headline: 'Your piano, in tune!' };
  const issues = schema.safeParse(document).error?.issues ?? [];

  expect(describeIssues(issues, document, schema)).toEqual([{ path: ['headline'], sentence }]);
});

test('an empty title of a frame is not removed, because screen readers need one', () => {
  const url = 'https://forms.piano.test/tuning';
  const frame = { type: 'embed', headline: 'Ask for a tuning', url, title: ' ' };
  const document = {
    path: '/visit',
    title: 'A visit',
    description: 'x'.repeat(80),
    blocks: [frame],
  };
  const issues = pageSchema.safeParse(document).error?.issues ?? [];

  expect(describeIssues(issues, document, pageSchema)).toEqual([
    { path: ['blocks', 0, 'title'], sentence: sentenceOf('empty') },
  ]);
});

test.each(['toString', 'valueOf', 'constructor'])(
  'a group with a field "%s" is described',
  (name) => {
    const document = { sample: { [name]: true } };
    const schema = z.strictObject({ sample: z.boolean().meta({ title: 'Sample' }) });
    const issues = schema.safeParse(document).error?.issues ?? [];

    expect(describeIssues(issues, document, schema)).toMatchObject([
      { path: ['sample'], sentence: { rule: 'wrong-kind' } },
    ]);
  },
);
