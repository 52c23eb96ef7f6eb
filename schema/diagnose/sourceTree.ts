import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import { once } from '../once.ts';
import { Lines } from './lines.ts';
import { type Parsed, parse } from './syntax/parse.ts';
import { parseQuickly } from './syntax/parseQuickly.ts';
import type { TreeNode } from './syntax/treeNode.ts';
import type { Place, SourceFile, SourceTree, ValuePath } from './types.ts';

/** Parses a file as far as it can be understood, once. Never throws. */
export const sourceOf = once(readSource);

function readSource({ name, text, problem }: SourceFile): SourceTree {
  const quick = parseQuickly(text);
  // Places are asked for where there is a mistake, so a text without one gets no tree.
  let parsed: Parsed | undefined;
  const whole = () => {
    parsed ??= parse(text);
    return parsed;
  };
  const nodeAt = (path: ValuePath): TreeNode | undefined => {
    const { root } = whole();
    return root && findNodeAtLocation(root, [...path]);
  };
  const lines = new Lines(text);
  const placeAt = (offset: number, length: number): Place => {
    const from = lines.at(offset);
    const to = lines.at(offset + length);
    return { file: name, ...from, endLine: to.line, endColumn: to.column };
  };
  const root = quick ? undefined : whole().root;

  return {
    name,
    text,
    value: quick ? quick.value : root && getNodeValue(root),
    problems: quick ? [] : whole().problems,
    isCertain: quick !== undefined || whole().isCertain,
    unread: problem,
    placeAt,
    rangeOf(path, part = 'value') {
      const node = nodeAt(path);
      if (!node || part === 'value') return node;
      const property = node.parent?.type === 'property' ? node.parent : undefined;
      return part === 'property' ? property : property?.children?.[0];
    },
    placeOf(path, atKey = false) {
      const exact = nodeAt(path);
      if (!exact) {
        // Missing: the brace of the nearest group around it.
        for (let length = path.length - 1; length >= 0; length -= 1) {
          const around = nodeAt(path.slice(0, length));
          if (around) return placeAt(around.offset, 1);
        }
        return placeAt(0, 0);
      }
      const key = exact.parent?.type === 'property' ? exact.parent.children?.[0] : undefined;
      const marked = atKey && key ? key : exact;
      if (marked.type === 'object' || marked.type === 'array') return placeAt(marked.offset, 1);
      // Inside the quotation marks, where the mistake is.
      const quoted =
        marked.type === 'string' && /^["\u201c\u201e\u00ab']/.test(text.charAt(marked.offset));
      const quote = quoted && marked.length > 2 ? 1 : 0;
      return placeAt(marked.offset + quote, marked.length - 2 * quote);
    },
  };
}
