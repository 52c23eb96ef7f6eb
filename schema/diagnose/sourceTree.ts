import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';
import type { Diagnostic, SourceFile, ValuePath } from './types.ts';

/** A document's text with the place of each of its values. */
export type SourceTree = {
  name: string;
  value: unknown;
  syntaxErrors: readonly ParseError[];
  /** The place of a value, or of its key; of the nearest value around it where it is missing. */
  placeOf(path: ValuePath, atKey?: boolean): Place;
  /** The place of `length` characters from an offset. */
  placeAt(offset: number, length: number): Place;
};

type Place = Pick<Diagnostic, 'file' | 'line' | 'column' | 'endLine' | 'endColumn'>;

/** Parses a file as far as it can be parsed. Never throws. */
export function readSource({ name, text }: SourceFile): SourceTree {
  const syntaxErrors: ParseError[] = [];
  const root = parseTree(text, syntaxErrors, { disallowComments: true });
  const lineStarts = startsOfLines(text);

  const lineAndColumn = (offset: number) => {
    let line = lineStarts.findLastIndex((start) => start <= offset);
    if (line < 0) line = 0;
    return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 };
  };
  const placeAt = (offset: number, length: number): Place => {
    const from = lineAndColumn(offset);
    const to = lineAndColumn(offset + length);
    return { file: name, ...from, endLine: to.line, endColumn: to.column };
  };
  const nodeAt = (path: ValuePath): Node | undefined => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = root && findNodeAtLocation(root, path.slice(0, length));
      if (node) return node;
    }
    return root;
  };

  return {
    name,
    value: root && getNodeValue(root),
    syntaxErrors,
    placeAt,
    placeOf(path, atKey = false) {
      const exact = root && findNodeAtLocation(root, [...path]);
      const node = exact ?? nodeAt(path);
      if (!node) return placeAt(0, 0);
      if (!exact) return placeAt(node.offset, 1); // missing: the brace of what it is missing in
      const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
      const marked = atKey && key ? key : node;
      const whole = marked.type === 'object' || marked.type === 'array';
      if (whole) return placeAt(marked.offset, 1);
      // Inside the quotation marks, where the mistake is.
      const quote = marked.type === 'string' && marked.length > 2 ? 1 : 0;
      return placeAt(marked.offset + quote, marked.length - 2 * quote);
    },
  };
}

function startsOfLines(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
