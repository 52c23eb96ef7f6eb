import { blockDefinitions } from '../../schema/index.ts';

/**
 * Snippets for VS Code: the name of a block type writes its example, and the tab key goes from text to text.
 * https://code.visualstudio.com/docs/editing/userdefinedsnippets
 */
export function snippets(): string {
  const entries = blockDefinitions.map(({ type, description, example }) => [
    `${type} block`,
    { scope: 'json', prefix: type, description, body: snippetBody(example) },
  ]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

function snippetBody(example: { type: string }): string[] {
  let stop = 0;
  const { type, ...fields } = example;
  const withStops: unknown = JSON.parse(JSON.stringify(fields), (_key, value) => {
    if (typeof value !== 'string') return value;
    stop += 1;
    return `\${${stop}:${value.replace(/[\\$}]/g, '\\$&')}}`;
  });
  return JSON.stringify({ type, ...Object.assign({}, withStops) }, null, 2).split('\n');
}
