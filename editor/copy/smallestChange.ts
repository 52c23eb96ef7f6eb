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
  const changed = rewrite(sourceOf(json, root), root, before, document);
  return mark + json.slice(0, root.offset) + changed + json.slice(endOf(root));
}

/** The text of a file after a save: the edited text, or the smallest change to `text`. */
export function newText(text: string, content: Group | string): string {
  return typeof content === 'string' ? content : smallestChange(text, content);
}

/** The text of a field or list entry, and the index of the old one that it comes from. */
type Part = { text: string; from: number | undefined };
type Children = readonly [Node, ...Node[]];

/** A JSON text, and how it is formatted. */
type Source = ReturnType<typeof sourceOf>;

function sourceOf(text: string, root: Node) {
  const lineEnd = /\r?\n/.exec(text)?.[0] ?? '\n';
  /** The indentation of one level. */
  const step = /\n([ \t]+)$/.exec(text.slice(0, root.children?.[0]?.offset ?? 0))?.[1] ?? '  ';
  const textOf = (node: Node) => text.slice(node.offset, endOf(node));
  return {
    ...{ text, lineEnd, textOf },
    textBetween: (left: Node, right: Node) => text.slice(endOf(left), right.offset),
    isOneLine: (node: Node) => !textOf(node).includes('\n'),
    /** The indentation of the line of a node. */
    marginOf({ offset }: Node): string {
      const start = text.lastIndexOf('\n', offset - 1) + 1;
      return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
    },
    /** The text of a new value. */
    print: (value: unknown, margin: string, inOneLine: boolean) =>
      inOneLine
        ? oneLine(value)
        : JSON.stringify(value, null, step).replaceAll('\n', lineEnd + margin),
  };
}

/** The new text of a node whose value was `before` and becomes `after`. */
function rewrite(source: Source, node: Node, before: unknown, after: unknown): string {
  if (dequal(before, after)) return source.textOf(node);
  const [first, ...others] = node.children ?? [];
  const children: Children | undefined = first && [first, ...others];
  if (children && Array.isArray(before) && Array.isArray(after)) {
    return join(source, node, children, entryParts(source, node, children, before, after));
  }
  if (children && isGroup(before) && isGroup(after)) {
    return join(source, node, children, fieldParts(source, node, children, before, after));
  }
  return source.print(after, source.marginOf(node), false);
}

function entryParts(
  source: Source,
  node: Node,
  children: Children,
  before: unknown[],
  after: unknown[],
): Part[] {
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
        ? source.print(value, source.marginOf(first), source.isOneLine(pattern))
        : rewrite(source, child, before[like], value);
    return { from, text };
  });
}

function fieldParts(
  source: Source,
  node: Node,
  children: Children,
  before: Group,
  after: Group,
): Part[] {
  // If two fields have the same name, the last one counts, as for JSON.parse.
  const places = new Map(children.map((property, index) => [fieldNameOf(property), index]));
  const [first] = children;
  const [key, value] = first.children ?? [];
  const colon = key && value ? source.textBetween(key, value) : ': ';
  return fieldNames(places, after).map((name): Part => {
    const from = places.get(name);
    const property = from === undefined ? undefined : children[from];
    const old = property?.children?.[1];
    const now = ownValue(after, name);
    if (!property || !old) {
      const added = source.print(now, source.marginOf(first), source.isOneLine(node));
      return { from, text: JSON.stringify(name) + colon + added };
    }
    const start = source.text.slice(property.offset, old.offset);
    return { from, text: start + rewrite(source, old, ownValue(before, name), now) };
  });
}

/** The names of the fields in the order of the text. A new one follows the one before it in `after`. */
function fieldNames(places: ReadonlyMap<string, number>, after: Group): string[] {
  const names = Array.from(places)
    .filter(([name]) => Object.hasOwn(after, name))
    .sort(([, one], [, other]) => one - other)
    .map(([name]) => name);
  Object.keys(after).forEach((name, index, all) => {
    const previous = all[index - 1];
    if (places.has(name)) return;
    names.splice(previous === undefined ? 0 : names.indexOf(previous) + 1, 0, name);
  });
  return names;
}

/** Joins fields or entries between the brackets of a node, with the whitespace that was between the old ones. */
function join(source: Source, node: Node, children: Children, parts: Part[]): string {
  const { text, textOf, textBetween, lineEnd, marginOf } = source;
  const [first, second] = children;
  const last = children.at(-1) ?? first;
  if (parts.length === 0) return textOf(node).charAt(0) + textOf(node).slice(-1);
  const head = text.slice(node.offset, first.offset);
  const isDense = second !== undefined && textBetween(first, second) === ',';
  const inLine = isDense ? ',' : ', ';
  const separator = head.includes('\n') ? `,${lineEnd}${marginOf(first)}` : inLine;
  const body = parts.map((part, index) => {
    if (index === 0) return part.text;
    const before = parts[index - 1]?.from;
    const left = before === undefined ? undefined : children[before];
    const right =
      before !== undefined && part.from === before + 1 ? children[part.from] : undefined;
    return (left && right ? textBetween(left, right) : separator) + part.text;
  });
  return head + body.join('') + text.slice(endOf(last), endOf(node));
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

function fieldNameOf(property: Node): string {
  return String(property.children?.[0]?.value);
}

/** The same text for equal values, regardless of field order. */
function contentOf(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    isGroup(part) ? Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)) : part,
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
