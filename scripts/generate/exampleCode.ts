import { isObject } from '../../schema/browser.ts';

const lineLength = 100;

/** A Markdown code block with a JSON value. Objects and lists that fit on one line are not broken. */
export function exampleCode(value: unknown): string {
  return `\`\`\`json\n${linesOf(value, 0)}\n\`\`\``;
}

function linesOf(value: unknown, used: number): string {
  const short = inOneLine(value);
  if (!isObject(value) || used + short.length <= lineLength) return short;
  const isList = Array.isArray(value);
  const inner = Object.entries(value).map(([name, part]: [string, unknown]) => {
    const before = isList ? '  ' : `  ${JSON.stringify(name)}: `;
    return before + linesOf(part, before.length).replaceAll('\n', '\n  ');
  });
  const [start, end] = isList ? '[]' : '{}';
  return `${start}\n${inner.join(',\n')}\n${end}`;
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, part]: [string, unknown]) => `${JSON.stringify(name)}: ${inOneLine(part)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}
