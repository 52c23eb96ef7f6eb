import { emptyFile } from '../rules/file/emptyFile.ts';
import { deepest, tooDeep } from '../rules/file/tooDeep.ts';
import { largest, tooLarge } from '../rules/file/tooLarge.ts';
import { doubledComma } from '../rules/syntax/doubledComma.ts';
import { duplicateKey } from '../rules/syntax/duplicateKey.ts';
import { extraBracket } from '../rules/syntax/extraBracket.ts';
import { extraText } from '../rules/syntax/extraText.ts';
import { forbiddenKey, forbiddenKeys } from '../rules/syntax/forbiddenKey.ts';
import { missingBracket } from '../rules/syntax/missingBracket.ts';
import { missingColon } from '../rules/syntax/missingColon.ts';
import { missingComma } from '../rules/syntax/missingComma.ts';
import { missingKey } from '../rules/syntax/missingKey.ts';
import { missingValue } from '../rules/syntax/missingValue.ts';
import { strayCharacter } from '../rules/syntax/strayCharacter.ts';
import { trailingComma } from '../rules/syntax/trailingComma.ts';
import { unquotedText } from '../rules/syntax/unquotedText.ts';
import type { Report, SyntaxProblem } from './problem.ts';
import { scan, type Token } from './scan.ts';

// A person mends a few and checks again; a file that is no document at all has no end of them.
const mostProblems = 100;

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
  const parser = new Parser(text);
  if (text.length > largest) {
    parser.report(tooLarge, { offset: 0, length: 1 }, []);
    return { root: undefined, problems: parser.problems };
  }
  const root = parser.parseDocument();
  return { root, problems: parser.problems.sort((a, b) => a.offset - b.offset) };
}

class Parser {
  readonly problems: SyntaxProblem[] = [];
  private tokens: Token[] = [];
  private index = 0;
  /** The brackets that are open, from the outside in. */
  private readonly open: ('{' | '[')[] = [];
  /** Set when a missing bracket was reported: what stands around it goes on without a second message. */
  private recovering = false;

  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  parseDocument(): TreeNode | undefined {
    this.tokens = scan(this.text, this.report);
    if (this.token().kind === 'end') {
      if (this.problems.length === 0) this.report(emptyFile, { offset: 0, length: 0 }, []);
      return undefined;
    }
    const root = this.parseValue();
    if (this.token().kind !== 'end') {
      const extra = this.token();
      if (extra.kind === '}' || extra.kind === ']') {
        this.report(extraBracket, extra, [extra.kind]);
      } else {
        this.report(extraText, extra, []);
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

  readonly report: Report = (rule, { offset, length }, facts, fix) => {
    if (this.problems.length >= mostProblems) return;
    this.problems.push({
      rule: rule.name,
      offset,
      length,
      ...rule.say(...facts),
      ...(fix !== undefined && { fix }),
    });
  };

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
        this.report(unquotedText, token, [String(token.value), false]);
        return leaf({ ...token, kind: 'string' });
      default:
        return undefined;
    }
  }

  private nested(bracket: '{' | '[', parseInside: () => TreeNode): TreeNode {
    if (this.open.length >= deepest) {
      this.report(tooDeep, this.token(), []);
      this.recovering = true;
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
        this.report(extraBracket, token, [token.kind]);
        this.index += 1;
        continue;
      }
      this.report(missingKey, token, []);
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
        unquotedText,
        key,
        [name, true],
        [
          { offset: key.offset, length: 0, text: '"' },
          { offset: key.offset + key.length, length: 0, text: '"' },
        ],
      );
    }
    if (forbiddenKeys.includes(name)) {
      this.report(forbiddenKey, key, [name]);
    }
    const first = names.get(name);
    if (first) {
      this.report(duplicateKey, key, [name]);
    }
    names.set(name, key);

    if (this.token().kind === ':') {
      this.index += 1;
    } else if (startsValue(this.token().kind)) {
      const end = this.previousEnd;
      this.report(
        missingColon,
        { offset: end, length: 1 },
        [name],
        [{ offset: end, length: 0, text: ':' }],
      );
    } else {
      this.report(missingValue, key, [name]);
      return;
    }
    if (!startsValue(this.token().kind)) {
      this.report(missingValue, key, [name]);
      return;
    }
    const value = this.parseValue();
    if (!value || first || forbiddenKeys.includes(name)) return;
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
      this.report(strayCharacter, token, [token.kind]);
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
      this.report(trailingComma, token, [closing], edits);
    } else if (this.separated || !this.afterValue(node)) {
      this.report(doubledComma, token, [], edits);
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
        missingComma,
        { offset: end, length: 1 },
        [],
        [{ offset: end, length: 0, text: ',' }],
      );
    }
    this.separated = false;
    this.recovering = false;
  }

  private missing(bracket: '}' | ']', opening: Token): void {
    const at = { offset: this.previousEnd, length: 1 };
    if (!this.recovering) {
      const openedInLine = this.text.slice(0, opening.offset).split('\n').length;
      this.report(missingBracket, at, [bracket, openedInLine]);
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
