import { once } from '../../../once.ts';
import type { FileRule } from '../../rule.ts';
import type { Edit, Finding, SourceTree } from '../../types.ts';
import { amount } from '../../words.ts';

/** Reports one thing a file, at the first line with another margin; the fix moves all of them. */
export const indentation: FileRule = {
  name: 'indentation',
  severity: 'warning',
  about:
    'Each line stands two spaces further in for each brace or bracket that is open, so that one sees what belongs together.',
  examples: [
    {
      file: 'visit.json',
      right: '      "id": "request",\n      "headline"',
      wrong: '⟦    ⟧"id": "request",\n\t\t"headline"',
      message: 'This line begins too far to the left or to the right.',
      suggestion: 'Begin it with 6 spaces.',
      fix: true,
    },
  ],
  check: ({ source }) => misplacedLines(source),
};

const misplacedLines = once((source: SourceTree): Finding[] => {
  const { text } = source;
  const edits: Edit[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') at = endOfText(text, at);
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === '\n') {
      const start = at + 1;
      while (text.charAt(at + 1) === ' ' || text.charAt(at + 1) === '\t') at += 1;
      const length = at + 1 - start;
      let closing = 0;
      while (/[}\]]/.test(text.charAt(at + 1 + closing))) closing += 1;
      const isEmpty = /^\r?(?:\n|$)/.test(text.slice(at + 1, at + 3));
      const margin = ' '.repeat(2 * Math.max(0, depth - closing));
      if (!isEmpty && text.slice(start, start + length) !== margin) {
        edits.push({ offset: start, length, text: margin });
      }
    }
  }
  const [first] = edits;
  if (!first) return [];
  return [
    {
      source,
      path: [],
      at: { offset: first.offset, length: first.length },
      message: 'This line begins too far to the left or to the right.',
      suggestion:
        first.text === ''
          ? 'Begin it without a space.'
          : `Begin it with ${amount(first.text.length, 'space')}.`,
      fix: edits,
    },
  ];
});

/** Where a text in quotation marks ends: the place of its last mark. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0) {
    let slashes = 0;
    while (text.charAt(end - 1 - slashes) === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}
