import { type Sentence, sentenceOf } from '../../catalog/index.ts';
import { forbiddenKeys, maxDepth } from '../../limits.ts';
import { insertion, removal } from '../edits.ts';
import { Lines } from '../lines.ts';
import type { Token } from './cursor.ts';
import { type Problems, repairBy } from './problems.ts';
import { scan } from './scan.ts';
import { adopt, leafOf, type TreeNode } from './treeNode.ts';

const end: Token = { kind: 'end', offset: 0, length: 0 };

/** Parses the tokens of a document into a tree, and reports missing, extra and misplaced ones. */
export class Parser {
  private readonly text: string;
  private readonly lines: Lines;
  private readonly problems: Problems;
  readonly tokens: readonly Token[];
  /** The brackets that are open at the end of the file, the innermost first. */
  readonly unclosed: Token[] = [];
  private index = 0;
  /** The open brackets, from the outside in. */
  private readonly open: ('{' | '[')[] = [];
  /** Whether a comma was read after the last entry. */
  private hasComma = false;
  /** Whether a missing token was just reported. The adjacent bracket or comma may be missing too. */
  private isRecovering = false;

  constructor(text: string, problems: Problems, isJson: boolean) {
    this.text = text;
    this.lines = new Lines(text);
    this.problems = problems;
    this.tokens = scan(text, problems, isJson);
  }

  parseDocument(): TreeNode | undefined {
    if (this.token.kind === 'end') {
      const isEmpty = this.problems.list.length === 0;
      if (isEmpty) this.problems.report(sentenceOf('empty-file'), { offset: 0, length: 0 });
      return undefined;
    }
    const root = this.parseValue();
    const { token } = this;
    if (token.kind === '}' || token.kind === ']') {
      this.problems.report(sentenceOf('bracket/extra', { bracket: token.kind }), token);
    } else if (token.kind !== 'end') this.problems.report(sentenceOf('extra-text'), token);
    return root;
  }

  private get token(): Token {
    return this.tokens[this.index] ?? end;
  }

  /** The end offset of the previous token. */
  private get previousEnd(): number {
    const { offset, length } = this.tokens[this.index - 1] ?? end;
    return offset + length;
  }

  /**
   * Whether the boundary of this token or the previous one is a guess, so that an apparent error here may be a false positive.
   */
  private get isBesideGuess(): boolean {
    return this.token.isGuess === true || this.tokens[this.index - 1]?.isGuess === true;
  }

  private parseValue(): TreeNode | undefined {
    const { token } = this;
    if (token.kind === '{' || token.kind === '[') return this.parseNested(token.kind);
    if (!startsValue(token)) return undefined;
    this.index += 1;
    return leafOf(token);
  }

  private parseNested(bracket: '{' | '['): TreeNode {
    if (this.open.length >= maxDepth) {
      const { offset } = this.token;
      this.problems.report(sentenceOf('too-large/deep'), this.token);
      this.isRecovering = true;
      this.index = this.tokens.length - 1;
      return { type: 'null', offset, length: 1, value: null };
    }
    this.open.push(bracket);
    const node = this.parseGroup(bracket);
    this.open.pop();
    return node;
  }

  /** Reads an object or a list to its closing bracket, or to the position where that is missing. */
  private parseGroup(bracket: '{' | '['): TreeNode {
    const isObject = bracket === '{';
    const closing = isObject ? '}' : ']';
    const opening = this.token;
    const { offset } = opening;
    const type = isObject ? 'object' : 'array';
    const node: TreeNode = { type, offset, length: 1, children: [] };
    const names = new Set<string>();
    this.index += 1;
    while (this.token.kind !== closing) {
      if (this.isOfOuterGroup(bracket)) {
        if (this.token.kind === 'end') this.unclosed.push(opening);
        this.reportMissingBracket(closing, opening);
        break;
      }
      if (this.token.kind === ',') this.parseComma(node, closing);
      else if (isObject && this.token.kind === 'string') this.parseProperty(node, names);
      else if (!isObject && startsValue(this.token)) this.parseEntry(node);
      else this.passOver(isObject);
    }
    if (this.token.kind === closing) this.index += 1;
    node.length = this.previousEnd - offset;
    this.hasComma = false;
    return node;
  }

  /** Whether a token fits only into the enclosing group, so the closing bracket is missing. */
  private isOfOuterGroup(bracket: '{' | '['): boolean {
    const { kind } = this.token;
    if (kind === 'end') return true;
    const outer = this.open.at(-2);
    if (bracket === '{') return outer === '[' && (kind === ']' || kind === '{');
    const isField = kind === 'string' && this.tokens[this.index + 1]?.kind === ':';
    return outer === '{' && (kind === '}' || isField);
  }

  private reportMissingBracket(closing: '}' | ']', opening: Token): void {
    const { line } = this.lines.at(opening.offset);
    const place = { offset: this.previousEnd, length: 1 };
    const sentence = sentenceOf('bracket/missing', { bracket: closing, line });
    const suggest = [insertion(this.previousEnd, this.closingAfter(opening, closing))];
    if (!this.isRecovering) this.problems.report(sentence, place, { suggest }, sentence);
    this.isRecovering = true;
  }

  /** A closing bracket below its opening one, or on the same line, and the comma before another entry. */
  private closingAfter({ offset }: Token, closing: '}' | ']'): string {
    const { text } = this;
    const lineStart = text.lastIndexOf('\n', offset) + 1;
    const isOnLine = !text.slice(offset, this.previousEnd).includes('\n');
    const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
    const indent = /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? '';
    const before = isOnLine ? (closing === '}' ? ' ' : '') : lineEnd + indent;
    const isNext = startsValue(this.token) && !this.hasComma;
    return before + closing + (isNext ? ',' : '');
  }

  /** Reports a token that fits neither in an object nor in a list. */
  private passOver(isObject: boolean): void {
    const { token } = this;
    const { kind } = token;
    if (!isObject) this.problems.report(sentenceOf('stray-character', { character: kind }), token);
    else if (kind === ']')
      this.problems.report(sentenceOf('bracket/extra', { bracket: kind }), token);
    else {
      this.problems.report(sentenceOf('incomplete-field/name'), token);
      this.isRecovering = true;
      if (kind === '{' || kind === '[') {
        this.parseValue();
        return;
      }
    }
    this.index += 1;
  }

  private parseEntry(list: TreeNode): void {
    this.checkComma(list);
    const value = this.parseValue();
    if (value) adopt(list, value);
  }

  private parseProperty(group: TreeNode, names: Set<string>): void {
    this.checkComma(group);
    const key = this.token;
    const name = String(key.value);
    const isForbidden = forbiddenKeys.includes(name);
    const isDuplicate = names.has(name);
    this.index += 1;
    if (isForbidden) this.problems.report(sentenceOf('unknown-field/reserved', { name }), key);
    if (isDuplicate) this.problems.report(sentenceOf('duplicate-key', { name }), key);
    names.add(name);
    this.parseColon(name);
    if (!startsValue(this.token)) {
      if (!this.isBesideGuess)
        this.problems.report(sentenceOf('incomplete-field/value', { name }), key);
      this.isRecovering = true;
      return;
    }
    const value = this.parseValue();
    if (!value || isDuplicate || isForbidden) return;
    const { offset } = key;
    const length = this.previousEnd - offset;
    const property: TreeNode = { type: 'property', offset, length, children: [] };
    adopt(property, leafOf(key), value);
    adopt(group, property);
  }

  /** Reads the colon after a name, and superfluous ones. */
  private parseColon(name: string): void {
    if (this.token.kind === ',' && this.tokens[this.index + 1]?.kind === ':') {
      const sentence = sentenceOf('stray-character', { character: ',' });
      this.problems.report(sentence, this.token, { suggest: [removal(this.token)] });
      this.index += 1;
    }
    if (this.token.kind !== ':') {
      const isMissing = startsValue(this.token) && !this.isBesideGuess;
      if (isMissing) this.reportMissing(sentenceOf('incomplete-field/colon', { name }), ':');
      return;
    }
    this.index += 1;
    if (this.token.kind !== ':') return;
    const { offset } = this.token;
    while (this.token.kind === ':') this.index += 1;
    const extra = { offset, length: this.previousEnd - offset };
    const sentence = sentenceOf('stray-character', { character: ':' });
    this.problems.report(sentence, extra, { fix: [removal(extra)] });
  }

  /** Reads a comma. It is superfluous before a bracket, before another comma and at the start. */
  private parseComma(group: TreeNode, closing: '}' | ']'): void {
    const { token } = this;
    const fix = [removal(token)];
    const isAtStart = this.previousEnd === group.offset + 1;
    this.index += 1;
    if (this.token.kind === closing) {
      this.problems.report(sentenceOf('comma/trailing', { bracket: closing }), token, { fix });
    } else if (this.hasComma || isAtStart) {
      this.problems.report(sentenceOf('comma/doubled'), token, { fix });
    }
    this.hasComma = true;
  }

  /** Reports a missing comma before an entry. */
  private checkComma({ children = [] }: TreeNode): void {
    const isNeeded = children.length > 0 && !this.hasComma && !this.isRecovering;
    if (isNeeded && !this.isBesideGuess) this.reportMissing(sentenceOf('comma/missing'), ',');
    this.hasComma = false;
    this.isRecovering = false;
  }

  /** Reports a comma or a colon that is missing after the last token. */
  private reportMissing(sentence: Sentence, sign: ',' | ':'): void {
    const offset = this.previousEnd;
    const previous = this.tokens[this.index - 1] ?? end;
    const isInText = previous.kind === 'string' && this.text.charAt(offset - 2) === sign;
    // The missing character is probably the one at the end of the string, inside its quotation mark.
    const edits = [...(isInText ? [removal({ offset: offset - 2, length: 1 })] : [])];
    // Some programs escape a quotation mark by doubling it, so two adjacent marks can be inside one string.
    const isDoubled = this.text.slice(offset - 1, offset + 1) === '""';
    const isCertain =
      !isInText && !isDoubled && !(this.open.at(-1) === '[' && isOneText(previous, this.token));
    const repair = repairBy([...edits, insertion(offset, sign)], isCertain);
    this.problems.report(sentence, { offset, length: 1 }, repair);
  }
}

/** Whether two adjacent strings can be one that was split: "Strings " "and pins". */
function isOneText({ value: before }: Token, { value: after, kind }: Token): boolean {
  if (typeof before !== 'string' || typeof after !== 'string' || kind !== 'string') return false;
  return /[\s,;:+–—-]$/.test(before) || /^[\s\p{Ll}\p{P}]/u.test(after);
}

function startsValue({ kind }: Token): boolean {
  return ['{', '[', 'string', 'number', 'literal'].includes(kind);
}
