import { expect, test } from 'vitest';
import { blockDefinitions } from '../../schema/index.ts';
import { snippetBody } from './snippets.ts';

/**
 * The text that a code editor inserts for a snippet if its tab stops are left unchanged
 * (https://code.visualstudio.com/docs/editing/userdefinedsnippets, grammar): inside and outside placeholders a backslash
 * escapes `$`, `}` and `\`; any other backslash is literal.
 */
function decode(snippet: string): { text: string; stops: number[] } {
  const stops: number[] = [];
  let text = '';
  let depth = 0;
  for (let at = 0; at < snippet.length; at += 1) {
    const sign = snippet.charAt(at);
    const placeholder = /^\$\{(\d+):/.exec(snippet.slice(at));
    if (sign === '\\' && /[\\$}]/.test(snippet.charAt(at + 1))) {
      at += 1;
      text += snippet.charAt(at);
    } else if (placeholder) {
      stops.push(Number(placeholder[1]));
      depth += 1;
      at += placeholder[0].length - 1;
    } else if (sign === '}' && depth > 0) {
      depth -= 1;
    } else if (sign === '$' && /[\w{]/.test(snippet.charAt(at + 1))) {
      throw new Error(`A variable at ${snippet.slice(at, at + 20)}`);
    } else {
      text += sign;
    }
  }
  expect(depth).toBe(0);
  return { text, stops };
}

test.each(blockDefinitions)('the snippet of $type inserts its example', ({ example }) => {
  const { text, stops } = decode(snippetBody(example).join('\n'));
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(example)));
  expect(stops).toEqual(stops.map((_stop, index) => index + 1));
});

test.each([
  'From $4,900',
  ['a } and a { and ', '{1:x} and ', 'TM_FILENAME'].join('$'),
  'C:\\temp\\new and \\$ and "quoted"',
  'two\nlines',
  '\\',
  '$',
  '}',
  '\ue0001\ue001',
])('a snippet inserts the text %j unchanged', (text) => {
  const example = { type: 'x', text, list: [{ text }, [text]] };
  expect(JSON.parse(decode(snippetBody(example).join('\n')).text)).toEqual(example);
});
