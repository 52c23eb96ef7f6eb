import { findNodeAtOffset, getNodePath } from 'jsonc-parser';
import { parse } from '../../schema/diagnose/syntax/parse.ts';
import type { Diagnostic, SourceFile, ValuePath } from '../../schema/diagnose/types.ts';
import { once } from '../../schema/once.ts';
import type { Problem } from '../api.ts';

/** A diagnostic as the editor gets it: with the way to its field, and the file's name in the folder. */
export function problemOf(diagnostic: Diagnostic, name: string, file: SourceFile): Problem {
  const { line, column, severity, rule, message, suggestion } = diagnostic;
  return {
    file: name,
    path: pathAt(file, line, column),
    line,
    column,
    severity,
    rule,
    message,
    ...(suggestion !== undefined && { suggestion }),
  };
}

const treeOf = once(({ text }: SourceFile) => parse(text).root);

/** The way to the field that stands at a place of a file; empty where there is none. */
function pathAt(file: SourceFile, line: number, column: number): ValuePath {
  const root = treeOf(file);
  const node = root && findNodeAtOffset(root, offsetOf(file.text, line, column));
  return node ? getNodePath(node) : [];
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let before = 1; before < line; before += 1) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}
