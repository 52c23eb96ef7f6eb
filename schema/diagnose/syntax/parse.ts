import { Lines } from '../lines.ts';
import type { MessageRule } from '../rule.ts';
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
import type { SyntaxProblem } from '../types.ts';
import type { Report } from './problem.ts';
import { scan, type Token } from './scan.ts';

// A person fixes a few and checks again; a file that is no document at all has no end of them.
const mostProblems = 1000;

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
  /** Whether every problem has a fix, so that the text can mean one value alone. */
  isCertain: boolean;
};

/**
 * Parses a document and goes on after each mistake, so that several are reported at once, each where it
 * is and none because of another. Never throws.
 */
export function parse(text: string): Parsed {
  const parser = new Parser(text);
  if (text.length > largest) {
    parser.report(tooLarge, { offset: 0, length: 1 }, []);
    return { root: undefined, problems: parser.problems, isCertain: false };
  }
  const root = parser.parseDocument();
  const problems = parser.problems.sort((a, b) => a.offset - b.offset);
  return { root, problems, isCertain: parser.isCertain };
}

class Parser {
  readonly problems: SyntaxProblem[] = [];
  isCertain = true;
  private tokens: Token[] = [];
  private index = 0;
  /** The brackets that are open, from the outside in. */
  private readonly open: ('{' | '[')[] = [];
  /** Set when a missing bracket was reported: what stands around it goes on without a second message. */
  private recovering = false;

  private readonly text: string;
  private readonly lines: Lines;

  constructor(text: string) {
    this.text = text;
    this.lines = new Lines(text);
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

  readonly report: Report = (rule, { offset, length }, facts, edits) => {
    const isKept = this.problems.length < mostProblems;
    if (!isKept || edits === undefined || !('fix' in edits)) this.isCertain = false;
    if (!isKept) return;
    this.problems.push({ rule: rule.name, offset, length, ...rule.describe(...facts), ...edits });
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
      if (token.kind === 'string') {
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
      this.recovering = true;
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
      this.extraColons();
    } else if (startsValue(this.token().kind)) {
      if (!this.isBesideGuess) this.reportMissing(missingColon, ':', [name]);
    }
    if (!startsValue(this.token().kind)) {
      if (!this.isBesideGuess) this.report(missingValue, key, [name]);
      this.recovering = true;
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

  /** Reads the colons that are too many after the one before a value. */
  private extraColons(): void {
    for (let token = this.token(); token.kind === ':'; token = this.token()) {
      const edits = [{ offset: token.offset, length: 1, text: '' }];
      this.report(strayCharacter, token, [':'], { fix: edits });
      this.index += 1;
    }
  }

  /** Whether a text is beside this place whose beginning or end is a guess: what seems wrong here may be right. */
  private get isBesideGuess(): boolean {
    return this.token().isGuess === true || this.tokens[this.index - 1]?.isGuess === true;
  }

  /** Reports a comma or a colon that is missing after the last token. */
  private reportMissing<Facts extends readonly unknown[]>(
    rule: MessageRule<Facts>,
    sign: ',' | ':',
    facts: Facts,
  ): void {
    const offset = this.previousEnd;
    const edits = [{ offset, length: 0, text: sign }];
    // Some programs write two marks for one that is read, so two that touch can be one text.
    const isCertain = !(this.text.charAt(offset - 1) === '"' && this.text.charAt(offset) === '"');
    this.report(
      rule,
      { offset, length: 1 },
      facts,
      isCertain ? { fix: edits } : { suggest: edits },
    );
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
      this.report(trailingComma, token, [closing], { fix: edits });
    } else if (this.separated || !this.afterValue(node)) {
      this.report(doubledComma, token, [], { fix: edits });
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
    if (needed && !this.isBesideGuess) this.reportMissing(missingComma, ',', []);
    this.separated = false;
    this.recovering = false;
  }

  private missing(bracket: '}' | ']', opening: Token): void {
    const at = { offset: this.previousEnd, length: 1 };
    if (!this.recovering) {
      const { line } = this.lines.at(opening.offset);
      this.report(missingBracket, at, [bracket, line]);
    }
    this.recovering = true;
  }
}

function startsValue(kind: Token['kind']): boolean {
  return ['{', '[', 'string', 'number', 'literal'].includes(kind);
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
