import type { Token } from './cursor.ts';

/** A value, or a field with its name and value, and its position. Works with jsonc-parser's functions. */
export type TreeNode = {
  type: 'object' | 'array' | 'property' | 'string' | 'number' | 'boolean' | 'null';
  offset: number;
  length: number;
  value?: Token['value'];
  parent?: TreeNode;
  children?: TreeNode[];
};

/** The node of a token that is a value in itself. */
export function leafOf({ kind, offset, length, value = null }: Token): TreeNode {
  const isNamedKind = kind === 'string' || kind === 'number';
  const type = isNamedKind ? kind : value === null ? 'null' : 'boolean';
  return { type, offset, length, value };
}

/** Adds nodes to the group around them. */
export function adopt(parent: TreeNode, ...children: TreeNode[]): void {
  for (const child of children) child.parent = parent;
  parent.children?.push(...children);
}
