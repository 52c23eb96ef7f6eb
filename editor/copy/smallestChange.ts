import { dequal } from 'dequal';
import { type Node, parseTree } from 'jsonc-parser';
import { type Group, isGroup, ownValue, parseJson } from '../../schema/browser.ts';
import { align, likeness } from '../changes/align.ts';

/**
 * The text of a file whose value becomes `document`, with minimal changes: unchanged parts keep their characters, the order
 * of their fields, their lines and their spelling. A new field is written after the one that it follows in `document`;
 * adding, removing or moving a list entry changes only its own lines. A text that is not JSON is replaced with the whole
 * document.
 */
export function smallestChange(text: string, document: unknown): string {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const json = text.slice(mark.length);
  const before = parseJson(json);
  const root = before === undefined ? undefined : parseTree(json);
  if (!root) return `${mark}${JSON.stringify(document, null, 2)}\n`;
  const changed = rewriterOf(json, root)(root, before, document);
  return mark + json.slice(0, root.offset) + changed + json.slice(endOf(root));
}

/** The text of a file after a save: the edited text, or the smallest change to `text`. */
export function newText(text: string, written: Group | string): string {
  return typeof written === 'string' ? written : smallestChange(text, written);
}

/** The text of a field or list entry, and the index of the old one that it comes from. */
type Part = { text: string; from: number | undefined };
type Children = readonly [Node, ...Node[]];

/** Returns a function that computes the new text of a node of `text` whose value was `before` and becomes `after`. */
function rewriterOf(text: string, root: Node) {
  const lineEnd = /\r?\n/.exec(text)?.[0] ?? '\n';
  /** The indentation of one level. */
  const step = /\n([ \t]+)$/.exec(text.slice(0, root.children?.[0]?.offset ?? 0))?.[1] ?? '  ';

  const textOf = (node: Node) => text.slice(node.offset, endOf(node));
  const isOneLine = (node: Node) => !textOf(node).includes('\n');
  /** The indentation of the line of a node. */
  const marginOf = ({ offset }: Node) => {
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
  };
  /** The text of a new value. */
  const print = (value: unknown, margin: string, inOneLine: boolean) =>
    inOneLine
      ? oneLine(value)
      : JSON.stringify(value, null, step).replaceAll('\n', lineEnd + margin);

  function rewrite(node: Node, before: unknown, after: unknown): string {
    if (dequal(before, after)) return textOf(node);
    const [first, ...others] = node.children ?? [];
    const children: Children | undefined = first && [first, ...others];
    if (children && Array.isArray(before) && Array.isArray(after)) {
      return join(node, children, entries(node, children, before, after));
    }
    if (children && isGroup(before) && isGroup(after)) {
      return join(node, children, fields(node, children, before, after));
    }
    return print(after, marginOf(node), false);
  }

  function entries(node: Node, children: Children, before: unknown[], after: unknown[]): Part[] {
    const alike = (old: number, now: number) => likeness(before[old], after[now]);
    const pairs = align(before.length, after.length, alike);
    const places = new Map(pairs.map(([old, now]) => [now, old]));
    // An entry that was moved or copied keeps its text.
    const known = new Map(before.map((value, index) => [contentOf(value), index]));
    const [first] = children;
    const pattern = children.find(({ type }) => type === 'object' || type === 'array') ?? node;
    return after.map((value, index): Part => {
      const from = places.get(index);
      const like = from ?? known.get(contentOf(value));
      const child = like === undefined ? undefined : children[like];
      const text =
        like === undefined || !child
          ? print(value, marginOf(first), isOneLine(pattern))
          : rewrite(child, before[like], value);
      return { from, text };
    });
  }

  function fields(node: Node, children: Children, before: Group, after: Group): Part[] {
    // If two fields have the same name, the last one counts, as for JSON.parse.
    const places = new Map(children.map((property, index) => [nameOf(property), index]));
    const names = Array.from(places)
      .filter(([name]) => Object.hasOwn(after, name))
      .sort(([, one], [, other]) => one - other)
      .map(([name]) => name);
    Object.keys(after).forEach((name, index, all) => {
      const previous = all[index - 1];
      if (places.has(name)) return;
      names.splice(previous === undefined ? 0 : names.indexOf(previous) + 1, 0, name);
    });
    const [first] = children;
    const [key, value] = first.children ?? [];
    const colon = key && value ? text.slice(endOf(key), value.offset) : ': ';
    return names.map((name): Part => {
      const from = places.get(name);
      const property = from === undefined ? undefined : children[from];
      const old = property?.children?.[1];
      if (!property || !old) {
        const added = print(ownValue(after, name), marginOf(first), isOneLine(node));
        return { from, text: JSON.stringify(name) + colon + added };
      }
      const start = text.slice(property.offset, old.offset);
      return { from, text: start + rewrite(old, ownValue(before, name), ownValue(after, name)) };
    });
  }

  /** Joins fields or entries between the brackets of a node, with the whitespace that was between the old ones. */
  function join(node: Node, children: Children, parts: Part[]): string {
    const [first, second] = children;
    const last = children.at(-1) ?? first;
    if (parts.length === 0) return textOf(node).charAt(0) + textOf(node).slice(-1);
    const between = (left: Node, right: Node) => text.slice(endOf(left), right.offset);
    const head = text.slice(node.offset, first.offset);
    const isDense = second !== undefined && between(first, second) === ',';
    const inLine = isDense ? ',' : ', ';
    const separator = head.includes('\n') ? `,${lineEnd}${marginOf(first)}` : inLine;
    const body = parts.map(({ text: own, from }, index) => {
      if (index === 0) return own;
      const before = parts[index - 1]?.from;
      const left = before === undefined ? undefined : children[before];
      const right = before !== undefined && from === before + 1 ? children[from] : undefined;
      return (left && right ? between(left, right) : separator) + own;
    });
    return head + body.join('') + text.slice(endOf(last), endOf(node));
  }
  return rewrite;
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

function nameOf(property: Node): string {
  return String(property.children?.[0]?.value);
}

/** The same text for equal values, regardless of field order. */
function contentOf(value: unknown): string {
  return JSON.stringify(value, (_name, own: unknown) =>
    isGroup(own) ? Object.entries(own).sort(([a], [b]) => (a < b ? -1 : 1)) : own,
  );
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (!isGroup(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, item]) => `${JSON.stringify(name)}: ${oneLine(item)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
