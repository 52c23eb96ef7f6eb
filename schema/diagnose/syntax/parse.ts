import type { SyntaxProblem } from './problem.ts';
import { scan, type Token } from './scan.ts';

const deepest = 50;
const largest = 1_000_000;
// A person mends a few and checks again; a file that is no document at all has no end of them.
const mostProblems = 100;
const forbidden = ['__proto__', 'constructor', 'prototype'];

/** A value, or a field with its name and value, and where it stands; it fits jsonc-parser's functions. */
export type TreeNode = {
  type: 'object' | 'array' | 'property' | 'string' | 'number' | 'boolean' | 'null';
  offset: number;
  length: number;
  value?: Token['value'];
  parent?: TreeNode;
  children?: TreeNode[];
};

export type Parsed = {
  /** The document as far as it can be understood; its nodes fit jsonc-parser's functions. */
  root: TreeNode | undefined;
  problems: SyntaxProblem[];
};

/**
 * Parses a document and goes on after each mistake, so that several are reported at once, each where it
 * is and none because of another. Never throws.
 */
export function parse(text: string): Parsed {
  if (text.length > largest) {
    const problem: SyntaxProblem = {
      rule: 'too-large',
      offset: 0,
      length: 1,
      message: 'The file is larger than a page can be (1 MB).',
      suggestion: 'Split the page, or take out what does not belong to it.',
    };
    return { root: undefined, problems: [problem] };
  }
  const parser = new Parser(text);
  const root = parser.parseDocument();
  return { root, problems: parser.problems.sort((a, b) => a.offset - b.offset) };
}

class Parser {
  readonly problems: SyntaxProblem[] = [];
  private readonly tokens: Token[];
  private index = 0;
  /** The brackets that are open, from the outside in. */
  private readonly open: ('{' | '[')[] = [];
  /** Set when a missing bracket was reported: what stands around it goes on without a second message. */
  private recovering = false;

  constructor(text: string) {
    this.tokens = scan(text, (problem) => this.add(problem));
  }

  parseDocument(): TreeNode | undefined {
    if (this.token().kind === 'end') {
      if (this.problems.length === 0) this.report('empty-file', this.token(), 'The file is empty.');
      return undefined;
    }
    const root = this.parseValue();
    if (this.token().kind !== 'end') {
      const extra = this.token();
      if (extra.kind === '}' || extra.kind === ']') {
        this.report(
          'extra-bracket',
          extra,
          `This ${extra.kind} closes nothing: it is one too many.`,
          'Take it out.',
        );
      } else {
        this.report(
          'extra-text',
          extra,
          'The document has ended before this.',
          'Take it out, or check the brackets above.',
        );
      }
    }
    return root;
  }

  private token(): Token {
    return this.tokens[this.index] ?? { kind: 'end', offset: 0, length: 0 };
  }

  private get previousEnd(): number {
    const previous = this.tokens[this.index - 1];
    return previous ? previous.offset + previous.length : 0;
  }

  private peek(distance = 1): Token['kind'] {
    return this.tokens[this.index + distance]?.kind ?? 'end';
  }

  private add(problem: SyntaxProblem): void {
    if (this.problems.length < mostProblems) this.problems.push(problem);
  }

  private report(
    rule: SyntaxProblem['rule'],
    at: Pick<Token, 'offset' | 'length'>,
    message: string,
    suggestion?: string,
    edits?: SyntaxProblem['edits'],
  ): void {
    this.add({
      rule,
      offset: at.offset,
      length: Math.max(1, at.length),
      message,
      ...(suggestion !== undefined && { suggestion }),
      ...(edits !== undefined && { edits }),
    });
  }

  private parseValue(): TreeNode | undefined {
    const token = this.token();
    switch (token.kind) {
      case '{':
        return this.nested('{', () => this.parseObject());
      case '[':
        return this.nested('[', () => this.parseArray());
      case 'string':
      case 'number':
      case 'literal':
        this.index += 1;
        return leaf(token);
      case 'word':
        this.index += 1;
        this.report(
          'unquoted-text',
          token,
          `${token.value} stands without quotation marks.`,
          `Write "${token.value}".`,
        );
        return leaf({ ...token, kind: 'string' });
      default:
        return undefined;
    }
  }

  private nested(bracket: '{' | '[', parseInside: () => TreeNode): TreeNode {
    if (this.open.length >= deepest) {
      this.report(
        'too-deep',
        this.token(),
        'There are more than 50 brackets inside each other here.',
        'No page needs so many; take some out.',
      );
      const from = this.token().offset;
      this.index = this.tokens.length - 1;
      return { type: 'null', offset: from, length: 1, value: null };
    }
    this.open.push(bracket);
    const node = parseInside();
    this.open.pop();
    return node;
  }

  private parseObject(): TreeNode {
    const opening = this.token();
    this.index += 1;
    const node: TreeNode = { type: 'object', offset: opening.offset, length: 1, children: [] };
    const names = new Map<string, Token>();

    while (true) {
      const token = this.token();
      if (token.kind === '}') {
        this.index += 1;
        break;
      }
      if (token.kind === 'end' || (token.kind === ']' && this.open.at(-2) === '[')) {
        this.missing('}', opening);
        break;
      }
      if (token.kind === ',') {
        this.comma(node, '}');
        continue;
      }
      if (token.kind === '{' && this.open.at(-2) === '[') {
        this.missing('}', opening);
        break;
      }
      if (token.kind === 'string' || token.kind === 'word') {
        this.separator(node);
        this.property(node, names);
        continue;
      }
      if (token.kind === ']') {
        this.report(
          'extra-bracket',
          token,
          'This ] closes nothing: it is one too many.',
          'Take it out.',
        );
        this.index += 1;
        continue;
      }
      this.report(
        'missing-key',
        token,
        'A field needs a name before its value.',
        'Write it as in "headline": "…".',
      );
      this.index += 1;
      if (token.kind === '{' || token.kind === '[') {
        this.index -= 1;
        this.parseValue();
      }
    }
    node.length = this.previousEnd - node.offset;
    this.separated = false;
    return node;
  }

  private property(node: TreeNode, names: Map<string, Token>): void {
    const key = this.token();
    const name = String(key.value);
    this.index += 1;
    if (key.kind === 'word') {
      this.report(
        'unquoted-text',
        key,
        `The field name ${name} stands without quotation marks.`,
        `Write "${name}".`,
        [
          { offset: key.offset, length: 0, text: '"' },
          { offset: key.offset + key.length, length: 0, text: '"' },
        ],
      );
    }
    if (forbidden.includes(name)) {
      this.report(
        'forbidden-key',
        key,
        `"${name}" cannot be the name of a field.`,
        'Take the field out.',
      );
    }
    const first = names.get(name);
    if (first) {
      this.report(
        'duplicate-key',
        key,
        `The field "${name}" stands twice in the same place.`,
        'Keep one of the two.',
      );
    }
    names.set(name, key);

    if (this.token().kind === ':') {
      this.index += 1;
    } else if (startsValue(this.token().kind)) {
      this.report(
        'missing-colon',
        { offset: this.previousEnd, length: 1 },
        `A colon is missing after "${name}".`,
        `Write "${name}": and then the value.`,
        [{ offset: this.previousEnd, length: 0, text: ':' }],
      );
    } else {
      this.report(
        'missing-value',
        key,
        `The field "${name}" has no value.`,
        `Write "${name}": and then the value.`,
      );
      return;
    }
    if (!startsValue(this.token().kind)) {
      this.report(
        'missing-value',
        key,
        `The field "${name}" has no value.`,
        'Write the value after the colon, or take the field out.',
      );
      return;
    }
    const value = this.parseValue();
    if (!value || first || forbidden.includes(name)) return;
    const property: TreeNode = {
      type: 'property',
      offset: key.offset,
      length: this.previousEnd - key.offset,
      parent: node,
    };
    const keyNode = leaf({ ...key, kind: 'string' });
    keyNode.parent = property;
    value.parent = property;
    property.children = [keyNode, value];
    node.children?.push(property);
  }

  private parseArray(): TreeNode {
    const opening = this.token();
    this.index += 1;
    const node: TreeNode = { type: 'array', offset: opening.offset, length: 1, children: [] };

    while (true) {
      const token = this.token();
      if (token.kind === ']') {
        this.index += 1;
        break;
      }
      const nextField = token.kind === 'string' && this.peek() === ':' && this.open.at(-2) === '{';
      if (token.kind === 'end' || nextField || (token.kind === '}' && this.open.at(-2) === '{')) {
        this.missing(']', opening);
        break;
      }
      if (token.kind === ',') {
        this.comma(node, ']');
        continue;
      }
      if (startsValue(token.kind)) {
        this.separator(node);
        const value = this.parseValue();
        if (value) {
          value.parent = node;
          node.children?.push(value);
        }
        continue;
      }
      this.report(
        'stray-character',
        token,
        `This ${token.kind} does not belong here.`,
        'Take it out.',
      );
      this.index += 1;
    }
    node.length = this.previousEnd - node.offset;
    this.separated = false;
    return node;
  }

  /** Reads a comma, which is one too many before a bracket, before another comma and at the start. */
  private comma(node: TreeNode, closing: '}' | ']'): void {
    const token = this.token();
    const next = this.peek();
    const edits = [{ offset: token.offset, length: 1, text: '' }];
    this.index += 1;
    if (next === closing) {
      this.report(
        'trailing-comma',
        token,
        `The comma before the closing ${closing} is one too many.`,
        'Take it out.',
        edits,
      );
    } else if (this.separated || !this.afterValue(node)) {
      this.report('doubled-comma', token, 'This comma is one too many.', 'Take it out.', edits);
    }
    this.separated = true;
  }

  private separated = false;

  private afterValue(node: TreeNode): boolean {
    return (
      (node.children?.length ?? 0) > 0 ||
      this.tokens[this.index - 2]?.kind !== (node.type === 'object' ? '{' : '[')
    );
  }

  /** Sees to the comma between an entry and the one before. */
  private separator(node: TreeNode): void {
    const needed = (node.children?.length ?? 0) > 0 && !this.separated && !this.recovering;
    if (needed) {
      const end = this.previousEnd;
      this.report(
        'missing-comma',
        { offset: end, length: 1 },
        'A comma is missing here, before the next entry.',
        'Write a comma at the end of the line.',
        [{ offset: end, length: 0, text: ',' }],
      );
    }
    this.separated = false;
    this.recovering = false;
  }

  private missing(bracket: '}' | ']', opening: Token): void {
    const at = { offset: this.previousEnd, length: 1 };
    if (!this.recovering) {
      this.report(
        'missing-bracket',
        at,
        `The closing ${bracket} is missing here.`,
        `It belongs to the ${opening.kind} that opens ${bracket === '}' ? 'this group of fields' : 'this list'}.`,
      );
    }
    this.recovering = true;
  }
}

function startsValue(kind: Token['kind']): boolean {
  return ['{', '[', 'string', 'number', 'literal', 'word'].includes(kind);
}

function leaf({ kind, offset, length, value }: Token): TreeNode {
  const type =
    kind === 'number'
      ? 'number'
      : kind === 'string'
        ? 'string'
        : value === null
          ? 'null'
          : 'boolean';
  return { type, offset, length, value };
}
