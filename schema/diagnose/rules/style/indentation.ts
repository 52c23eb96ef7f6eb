import type { DocumentRule } from '../../rule.ts';
import type { SourceTree } from '../../sourceTree.ts';
import type { Finding } from '../../types.ts';
import { amount } from '../../words.ts';

/** Says one thing a file, at the first line that stands elsewhere; the fix moves all of them. */
export const indentation: DocumentRule = {
  name: 'indentation',
  severity: 'warning',
  about:
    'Each line stands two spaces further in for each brace or bracket that is open, so that one sees what belongs together.',
  examples: [
    {
      file: 'visit.json',
      right: '      "id": "request",\n      "headline"',
      wrong: '⟦    ⟧"id": "request",\n\t\t"headline"',
      message: 'This line does not stand where its brackets put it.',
      suggestion: 'Begin it with 6 spaces.',
      fix: true,
    },
  ],
  check({ pages, siteSource }) {
    return [...pages.map(({ source }) => source), siteSource].flatMap(misplacedLines);
  },
};

function misplacedLines(source: SourceTree): Finding[] {
  let depth = 0;
  let inText = false;
  const edits: { offset: number; length: number; text: string }[] = [];
  let offset = 0;
  for (const line of source.text.split('\n')) {
    const [margin = ''] = /^[ \t]*/.exec(line) ?? [];
    const rest = line.slice(margin.length).trimEnd();
    const [closing = ''] = /^[}\]]+/.exec(rest) ?? [];
    const wanted = ' '.repeat(2 * Math.max(0, depth - closing.length));
    if (rest !== '' && margin !== wanted) {
      edits.push({ offset, length: margin.length, text: wanted });
    }
    for (let at = 0; at < rest.length; at += 1) {
      const character = rest[at];
      if (inText && character === '\\') at += 1;
      else if (character === '"') inText = !inText;
      else if (!inText && (character === '{' || character === '[')) depth += 1;
      else if (!inText && (character === '}' || character === ']')) depth -= 1;
    }
    offset += line.length + 1;
  }
  const [first] = edits;
  if (!first) return [];
  return [
    {
      source,
      path: [],
      at: { offset: first.offset, length: first.length },
      message: 'This line does not stand where its brackets put it.',
      suggestion:
        first.text === ''
          ? 'Begin it without a space.'
          : `Begin it with ${amount(first.text.length, 'space')}.`,
      edits,
    },
  ];
}
