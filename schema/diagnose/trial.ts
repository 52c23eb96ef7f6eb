import { applyEdits, inOrder } from './edits.ts';
import { sourceOf } from './sourceTree.ts';
import type { Diagnostic, Edit, Range, SourceTree } from './types.ts';

/** An error with what its message advises if its suggestion does not keep its promise. */
export type Tried = {
  diagnostic: Diagnostic;
  otherwise?:
    | (() => Partial<Pick<Diagnostic, 'id' | 'message' | 'suggestion' | 'inForm' | 'suggest'>>)
    | undefined;
};

/** The errors of a text: where it is not JSON, and in the values as far as they can be read. */
export type Errors = { syntax: readonly Tried[]; shape: readonly Tried[] };

// Each trial parses the file. With more suggestions than this, the rest of the errors are reported without one.
const maxTrials = 40;
const maxTextInTrials = 1_000_000;
const maxQuoted = 90;

/**
 * Tries the suggestion of each error: it is kept only if the error is gone without a new one at that place. An error that follows
 * is corrected too if it has a correction, so that one suggestion can make two edits: "$95" without quotation marks becomes 95.
 */
export function withTriedSuggestions(
  { source, reported, errors }: { source: SourceTree; reported: readonly Tried[]; errors: Errors },
  check: (text: SourceTree) => Errors,
): Diagnostic[] {
  const suggested = reported.filter(({ diagnostic }) => diagnostic.suggest);
  if (suggested.length === 0) return reported.map(({ diagnostic }) => diagnostic);
  const all = suggested.flatMap(({ diagnostic }) => diagnostic.suggest ?? []);
  // Usually all suggestions are right, and one trial shows it.
  const together = areSeparate(all) ? check(edited(source, all)) : undefined;
  if (together && together.syntax.length + together.shape.length === 0) {
    return reported.map(({ diagnostic }) => diagnostic);
  }
  const max = Math.min(maxTrials, Math.ceil(maxTextInTrials / (source.text.length + 1)));
  const trial = new Trial(source, errors, check);
  let count = 0;
  const certain = new Set<Diagnostic>();
  const results = reported.map((tried): Diagnostic => {
    const { suggest, ...diagnostic } = tried.diagnostic;
    if (!suggest) return diagnostic;
    count += 1;
    const outcome = count <= max ? trial.of(tried, suggest) : undefined;
    if (outcome) {
      const { isCertain, ...repair } = outcome;
      const result = { ...diagnostic, ...repair };
      if (isCertain) certain.add(result);
      return result;
    }
    return { ...diagnostic, suggestion: undefined, inForm: undefined, ...tried.otherwise?.() };
  });
  // A file is only fixed if all of its syntax errors have a certain correction.
  if (source.isCertain || !results.every((found) => certain.has(found))) return results;
  return results.map(({ suggest, ...found }) => ({ ...found, fix: suggest }));
}

function areSeparate(edits: readonly Edit[]): boolean {
  let end = 0;
  return inOrder(edits).every(({ offset, length }) => {
    const isAfter = offset >= end;
    end = offset + length;
    return isAfter;
  });
}

function edited({ name, text }: SourceTree, edits: readonly Edit[]): SourceTree {
  return sourceOf({ name, text: applyEdits(text, edits) });
}

/** `isCertain`: the text can mean nothing else in its field. */
type Kept = Pick<Diagnostic, 'suggest' | 'suggestion' | 'inForm'> & { isCertain?: boolean };

class Trial {
  private readonly source: SourceTree;
  private readonly errors: Errors;
  private readonly check: (text: SourceTree) => Errors;
  private readonly before: ReadonlySet<string>;

  constructor(source: SourceTree, errors: Errors, check: (text: SourceTree) => Errors) {
    this.source = source;
    this.errors = errors;
    this.check = check;
    this.before = new Set([...errors.syntax, ...errors.shape].map(identity));
  }

  /** The suggestion of an error, with a second edit if it needs one. Undefined if it does not keep its promise. */
  of({ diagnostic }: Tried, edits: readonly Edit[]): Kept | undefined {
    const { suggestion, inForm } = diagnostic;
    const first = this.next(diagnostic, this.source, edits);
    if (!first) return undefined;
    const [follows, ...others] = first.caused;
    if (!follows) return { suggest: edits, suggestion, inForm };
    const { fix, suggest = fix, path } = follows.diagnostic;
    if (others.length > 0 || !suggest) return undefined;
    const second = this.next(follows.diagnostic, first.text, suggest);
    const edit = second && second.caused.length === 0 && difference(this.source, second.text);
    const range = second?.text.rangeOf(path, 'property') ?? second?.text.rangeOf(path);
    if (!second || !edit || !range) return undefined;
    const input = second.text.text.slice(range.offset, range.offset + range.length);
    if (input.length <= maxQuoted && !input.includes('\n')) {
      // A number without quotation marks, in a field that takes numbers.
      const isCertain = fix !== undefined && diagnostic.id === 'unquoted-text';
      const names = diagnostic.id === 'unknown-field/several' ? `${suggestion} ` : '';
      const advice = `${names}Write ${input}.`;
      return { suggest: [edit], suggestion: advice, inForm: undefined, isCertain };
    }
    const names = [...edits, ...suggest].map(({ text }) => text);
    const areShort = names.every((name) => /^"\w{1,30}"$/.test(name));
    if (!areShort) return undefined;
    return { suggest: [edit], suggestion: `Write ${names.join(' and ')}.`, inForm: undefined };
  }

  /** The text with the edits, and the errors that they cause. Undefined if the error is still there. */
  private next(error: Diagnostic, before: SourceTree, edits: readonly Edit[]) {
    const text = edited(before, edits);
    const { syntax, shape } = this.check(text);
    const isOfSyntax = error.path.length === 0 && this.errors.syntax.some(isSame(error));
    const places = placesOf(edits);
    if (isOfSyntax && syntax.length >= this.errors.syntax.length) return undefined;
    if (!isOfSyntax && shape.some(isSame(error))) return undefined;
    const isNew = (tried: Tried) => !this.before.has(identity(tried));
    const lines = places.map(({ offset, length }) => text.placeAt(offset, length));
    const brokenHere = syntax.some(
      (tried) =>
        isNew(tried) &&
        lines.some(
          ({ line, endLine }) =>
            line <= tried.diagnostic.endLine && tried.diagnostic.line <= endLine,
        ),
    );
    if (brokenHere) return undefined;
    const caused = shape.filter((tried) => {
      const range = rangeOf(tried.diagnostic, text);
      if (!range || !places.some((place) => areTouching(place, range))) return false;
      // What was read from a broken text is a guess, so an error in the value itself is not an old one.
      return isNew(tried) || (isOfSyntax && isWithin(range, places));
    });
    return { text, caused };
  }
}

function identity({ diagnostic: { id, message, path } }: Tried): string {
  return JSON.stringify([id, message, path]);
}

function isSame(error: Diagnostic) {
  const expected = identity({ diagnostic: error });
  return (tried: Tried) => identity(tried) === expected;
}

/** The range that an error is about: a field, or the group that lacks it or has another one. */
function rangeOf({ path, rule }: Diagnostic, text: SourceTree): Range | undefined {
  const isOfGroup = rule === 'unknown-field' || rule === 'missing-field';
  const field = isOfGroup ? path.slice(0, -1) : path;
  return text.rangeOf(field, 'property') ?? text.rangeOf(field) ?? text.rangeOf(field.slice(0, -1));
}

/** Where the replacements of edits are in the new text. */
function placesOf(edits: readonly Edit[]): Range[] {
  let shift = 0;
  return inOrder(edits).map(({ offset, length, text }) => {
    const place = { offset: offset + shift, length: text.length };
    shift += text.length - length;
    return place;
  });
}

function areTouching(a: Range, b: Range): boolean {
  return a.offset <= b.offset + b.length && b.offset <= a.offset + a.length;
}

/** Whether a range is within the lines that edits changed. */
function isWithin({ offset, length }: Range, places: readonly Range[]): boolean {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return false;
  // A name before the edited value belongs to the same field.
  return offset + length <= last.offset + last.length + 1 && offset + length >= first.offset;
}

/** The one edit that turns a text into another. */
function difference({ text: before }: SourceTree, { text: after }: SourceTree): Edit {
  const max = Math.min(before.length, after.length);
  let start = 0;
  while (start < max && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < max - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return {
    offset: start,
    length: before.length - start - end,
    text: after.slice(start, after.length - end),
  };
}
