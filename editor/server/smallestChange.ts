import { isDeepStrictEqual } from 'node:util';
import { type Node, parseTree } from 'jsonc-parser';
import { isGroup, parseJson } from '../../schema/browser.ts';
import type { DocumentOrText } from '../api.ts';
import { align, likeness, mostComparisons } from '../changes/align.ts';

/**
 * The text of a file whose value becomes `document`, with the fewest changes: what stays the same keeps its
 * characters, the order of its fields, its lines and its spelling. A new field is written after the one that it follows
 * in `document`; an entry of a list that is added, removed or moved changes its own lines alone. A text that is not JSON
 * is replaced by the whole document.
 */
export function smallestChange(text: string, document: unknown): string {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const json = text.slice(mark.length);
  const before = parseJson(json);
  const root = before === undefined ? undefined : parseTree(json);
  if (!root) return `${mark}${JSON.stringify(document, null, 2)}\n`;
  const changed = new Rewriter(json, root).rewrite(root, before, document);
  return mark + json.slice(0, root.offset) + changed + json.slice(endOf(root));
}

/** The text of a file after a save: the edited text, or the smallest change to `text`. */
export function newText(text: string, written: DocumentOrText): string {
  return typeof written === 'string' ? written : smallestChange(text, written);
}

/** The text of a field or of an entry of a list, and the index of the old one that it comes from. */
type Part = { text: string; from: number | undefined };

class Rewriter {
  private readonly text: string;
  private readonly lineEnd: string;
  /** The indentation of one level. */
  private readonly step: string;

  constructor(text: string, root: Node) {
    this.text = text;
    this.lineEnd = /\r?\n/.exec(text)?.[0] ?? '\n';
    const [first] = root.children ?? [];
    const margin = first && /\n([ \t]+)$/.exec(text.slice(0, first.offset))?.[1];
    this.step = margin ?? '  ';
  }

  /** The new text of a node whose value was `before` and becomes `after`. */
  rewrite(node: Node, before: unknown, after: unknown): string {
    const children = node.children ?? [];
    if (isDeepStrictEqual(before, after)) return this.textOf(node);
    if (children.length > 0 && Array.isArray(before) && Array.isArray(after)) {
      return this.join(node, children, this.entries(node, children, before, after));
    }
    if (children.length > 0 && isGroup(before) && isGroup(after)) {
      return this.join(node, children, this.fields(node, children, before, after));
    }
    return this.print(after, this.marginAt(node.offset), false);
  }

  private entries(node: Node, children: Node[], before: unknown[], after: unknown[]): Part[] {
    const alike = (old: number, now: number) => likeness(before[old], after[now]);
    const places = new Map(
      align(before.length, after.length, alike).map(([old, now]) => [now, old]),
    );
    const isShort = before.length * after.length <= mostComparisons;
    const margin = this.childMargin(node, children);
    const pattern = children.find(({ type }) => type === 'object' || type === 'array') ?? node;
    return after.map((value, index): Part => {
      const from = places.get(index);
      // An entry that was moved or copied keeps its text.
      const like =
        from ?? (isShort ? mostAlike(before.length, (old) => alike(old, index)) : undefined);
      const child = like === undefined ? undefined : children[like];
      return {
        from,
        text:
          like !== undefined && child
            ? this.rewrite(child, before[like], value)
            : this.print(value, margin, this.isOneLine(pattern)),
      };
    });
  }

  private fields(node: Node, children: Node[], before: object, after: object): Part[] {
    const oldValues = new Map(Object.entries(before));
    const newValues = new Map(Object.entries(after));
    // Of two fields with one name, the last one counts, as for JSON.parse.
    const places = new Map(children.map((property, index) => [nameOf(property), index]));
    const names = children
      .map((property, index) => ({ name: nameOf(property), index }))
      .filter(({ name, index }) => newValues.has(name) && places.get(name) === index)
      .map(({ name }) => name);
    let previous: string | undefined;
    for (const name of newValues.keys()) {
      if (!places.has(name)) {
        names.splice(previous === undefined ? 0 : names.indexOf(previous) + 1, 0, name);
      }
      previous = name;
    }
    const [key, value] = children[0]?.children ?? [];
    const colon = key && value ? this.text.slice(endOf(key), value.offset) : ': ';
    const margin = this.childMargin(node, children);
    return names.map((name): Part => {
      const from = places.get(name);
      const property = from === undefined ? undefined : children[from];
      const [, old] = property?.children ?? [];
      if (!property || !old) {
        const text = this.print(newValues.get(name), margin, this.isOneLine(node));
        return { from, text: JSON.stringify(name) + colon + text };
      }
      const start = this.text.slice(property.offset, old.offset);
      return { from, text: start + this.rewrite(old, oldValues.get(name), newValues.get(name)) };
    });
  }

  /** Joins fields or entries between the brackets of a node, with the whitespace that was between the old ones. */
  private join(node: Node, children: Node[], parts: Part[]): string {
    const [first] = children;
    const last = children.at(-1);
    const whole = this.textOf(node);
    if (!first || !last || parts.length === 0) return whole.charAt(0) + whole.slice(-1);
    const between = (index: number) => {
      const left = children[index];
      const right = children[index + 1];
      return left && right ? this.text.slice(endOf(left), right.offset) : undefined;
    };
    const head = this.text.slice(node.offset, first.offset);
    const separator = head.includes('\n')
      ? `,${this.lineEnd}${this.childMargin(node, children)}`
      : /\S$/.test(between(0) ?? ' ')
        ? ','
        : ', ';
    const body = parts.map(({ text, from }, index) => {
      if (index === 0) return text;
      const before = parts[index - 1]?.from;
      const follows = before !== undefined && from === before + 1;
      return ((follows ? between(before) : undefined) ?? separator) + text;
    });
    return head + body.join('') + this.text.slice(endOf(last), endOf(node));
  }

  /** The text of a new value. */
  private print(value: unknown, margin: string, inOneLine: boolean): string {
    return inOneLine
      ? oneLine(value)
      : JSON.stringify(value, null, this.step).replaceAll('\n', this.lineEnd + margin);
  }

  private textOf(node: Node): string {
    return this.text.slice(node.offset, endOf(node));
  }

  private isOneLine(node: Node): boolean {
    return !this.textOf(node).includes('\n');
  }

  /** The indentation of the children of a node. */
  private childMargin(node: Node, [first]: Node[]): string {
    return this.marginAt(first?.offset ?? node.offset);
  }

  /** The indentation of the line of an offset. */
  private marginAt(offset: number): string {
    const start = this.text.lastIndexOf('\n', offset - 1) + 1;
    return /^[ \t]*/.exec(this.text.slice(start, offset))?.[0] ?? '';
  }
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

function nameOf(property: Node): string {
  return String(property.children?.[0]?.value);
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (!isGroup(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, item]) => `${JSON.stringify(name)}: ${oneLine(item)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** The index of the most similar of `count` entries; undefined where none is similar. */
function mostAlike(count: number, alike: (place: number) => number): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (let place = 0; place < count && most < 1; place += 1) {
    const likeness = alike(place);
    if (likeness > most) {
      best = place;
      most = likeness;
    }
  }
  return best;
}
