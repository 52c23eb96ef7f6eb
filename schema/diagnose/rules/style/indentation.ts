import type { FileRule } from '../../rule.ts';
import type { Edit } from '../../types.ts';
import { amount } from '../../words.ts';

// Texts, brackets, and the start of each line: its margin, the brackets that it begins with, its end where it is empty.
const tokens =
  /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]|\n(?<margin>[ \t]*)(?=(?<closing>[}\]]*)(?<end>\r?(?:\n|$))?)/g;

/** Reports one mistake per file, at the first line with another margin. Its fix indents every line. */
export const indentation: FileRule = {
  name: 'indentation',

  check({ source }) {
    const edits: Edit[] = [];
    let depth = 0;
    for (const { 0: token, index, groups } of source.text.matchAll(tokens)) {
      if (token === '{' || token === '[') depth += 1;
      if (token === '}' || token === ']') depth -= 1;
      const { margin, closing = '', end } = groups ?? {};
      if (margin === undefined || (closing === '' && end !== undefined)) continue;
      const text = '  '.repeat(Math.max(0, depth - closing.length));
      if (margin !== text) edits.push({ offset: index + 1, length: margin.length, text });
    }
    const [first] = edits;
    if (!first) return [];
    const spaces =
      first.text === '' ? 'without a space' : `with ${amount(first.text.length, 'space')}`;
    return [
      {
        source,
        path: [],
        at: first,
        message: 'This line begins too far to the left or to the right.',
        suggestion: `Begin it ${spaces}.`,
        fix: edits,
      },
    ];
  },
};
