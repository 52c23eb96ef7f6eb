// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paragraphToText, textToParagraph } from './paragraphText.ts';

test.each([
  ['plain text', 'We answer the same day.', 'We answer the same day.'],
  [
    'links and stressed words',
    ['See ', { text: 'the FAQ', href: '/faq' }, ' or ', { strong: 'call' }, '.'],
    'See [the FAQ](/faq) or **call**.',
  ],
  ['a list', { list: ['Your name', 'Your e-mail'] }, '- Your name\n- Your e-mail'],
  ['signs that mean nothing', '2 * 3 (six) - {city}', '2 \\* 3 (six) - {city}'],
])('writes %s as one text and reads it back', (_name, value, text) => {
  expect(paragraphToText(value)).toBe(text);
  expect(textToParagraph(text)).toEqual(value);
});

const words = fc
  .string({
    minLength: 1,
    unit: fc.constantFrom('a', ' ', '*', '[', ']', '(', ')', '\\', '-', '\n'),
  })
  .filter((text) => text.trim() !== '');
const pieces = fc
  .array(
    fc.oneof(
      words.map((strong) => ({ strong })),
      fc.record({ text: words, href: words }),
    ),
    { minLength: 1 },
  )
  .chain((marked) =>
    // Two plain pieces beside each other are one.
    fc
      .array(fc.option(words, { nil: undefined }), {
        minLength: marked.length + 1,
        maxLength: marked.length + 1,
      })
      .map((plain) =>
        plain
          .flatMap((text, index) => [text, marked[index]])
          .filter((piece) => piece !== undefined),
      ),
  );
const line = words.map((text) => text.replaceAll('\n', ' '));

test('reads every paragraph back as it was', () => {
  fc.assert(
    fc.property(
      fc.oneof(words, pieces, fc.record({ list: fc.array(line, { minLength: 1 }) })),
      (value) => {
        expect(textToParagraph(paragraphToText(value))).toEqual(value);
      },
    ),
    { numRuns: 2000 },
  );
});

test('reads whatever an editor types', () => {
  fc.assert(fc.property(fc.string(), (text) => void textToParagraph(text)));
  expect(textToParagraph('')).toBe('');
  expect(textToParagraph('**open')).toBe('**open');
});
