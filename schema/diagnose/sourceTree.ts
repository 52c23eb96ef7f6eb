import {
  findNodeAtLocation,
  findNodeAtOffset,
  getNodePath,
  getNodeValue,
  parseTree,
} from 'jsonc-parser';
import { once } from '../once.ts';
import { Lines } from './lines.ts';
import { parse } from './syntax/parse.ts';
import { parseQuickly } from './syntax/parseQuickly.ts';
import type { TreeNode } from './syntax/treeNode.ts';
import type { Place, SourceFile, SourceTree, ValuePath } from './types.ts';

/** Parses a file once, as far as possible. Never throws. */
export const sourceOf = once(({ name, text, problem }: SourceFile): SourceTree => {
  // Saved results need no value, so it is only read when it is needed.
  let read: ReturnType<typeof readText> | undefined;
  const content = () => {
    read ??= readText(text);
    return read;
  };
  let root: TreeNode | undefined;
  const nodeAt = (path: ValuePath): TreeNode | undefined => {
    // Only errors need positions, so a file without errors is not parsed into a tree.
    root ??= content().tree();
    return root && findNodeAtLocation(root, [...path]);
  };
  const lines = new Lines(text);
  const placeAt = (offset: number, length: number): Place => {
    const { line: endLine, column: endColumn } = lines.at(offset + length);
    return { file: name, ...lines.at(offset), endLine, endColumn };
  };

  return {
    name,
    text,
    get value() {
      return content().value;
    },
    get problems() {
      return content().problems;
    },
    get isCertain() {
      return content().isCertain;
    },
    unread: problem,
    placeAt,
    rangeOf(path, target = 'value') {
      const node = nodeAt(path);
      if (target === 'value') return node;
      return target === 'key' ? keyOf(node) : propertyOf(node);
    },
    pathAt(offset) {
      const rootNode = nodeAt([]);
      const node = rootNode && findNodeAtOffset(rootNode, offset, true);
      return node ? getNodePath(node) : [];
    },
    placeOf(path, atKey = false) {
      const node = nodeAt(path);
      if (!node) {
        // A missing value is marked at the brace of the nearest enclosing group.
        const around = path.map((_key, index) => nodeAt(path.slice(0, index)));
        const nearest = around.findLast((group) => group !== undefined);
        return nearest ? placeAt(nearest.offset, 1) : placeAt(0, 0);
      }
      const { type, offset, length } = (atKey ? keyOf(node) : undefined) ?? node;
      if (type === 'object' || type === 'array') return placeAt(offset, 1);
      // Mark the error inside the quotation marks.
      const isQuoted = type === 'string' && /^["\u201c\u201e\u00ab']/.test(text.charAt(offset));
      const quote = isQuoted && length > 2 ? 1 : 0;
      return placeAt(offset + quote, length - 2 * quote);
    },
  };
});

type Content = Pick<SourceTree, 'value' | 'problems' | 'isCertain'> & {
  tree: () => TreeNode | undefined;
};

function readText(text: string): Content {
  const quick = parseQuickly(text);
  if (quick) {
    return { value: quick.value, problems: [], isCertain: true, tree: () => parseTree(text) };
  }
  const { root, problems, isCertain } = parse(text);
  return { value: root && getNodeValue(root), problems, isCertain, tree: () => root };
}

/** The property that holds a value. */
function propertyOf(node: TreeNode | undefined): TreeNode | undefined {
  return node?.parent?.type === 'property' ? node.parent : undefined;
}

/** The name of the property that holds a value. */
function keyOf(node: TreeNode | undefined): TreeNode | undefined {
  return propertyOf(node)?.children?.[0];
}
