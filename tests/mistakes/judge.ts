import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { applyEdits, Lines } from '../../schema/diagnose/index.ts';
import {
  applyFixes,
  type Diagnostic,
  diagnose,
  type Options,
  type SourceFile,
} from '../../schema/index.ts';
import { readContent } from '../../scripts/content/readContent.ts';

/** The companies in `tests/fixtures` for which this folder lists mistakes. */
export const companies = ['clinic', 'law-firm', 'second-site'] as const;

const mistakeSchema = z.strictObject({
  /** What the author did. */
  did: z.string(),
  /** The document's name without ".json". */
  file: z.string(),
  /** A text that occurs once in the document, and what it was changed to. */
  was: z.string(),
  is: z.string(),
  /** Whether all occurrences were changed. */
  every: z.boolean().optional(),
  /** What was meant: "undo" for the old text, another text, or null if only the author knows. */
  right: z.string().nullable(),
});

export type Mistake = z.infer<typeof mistakeSchema>;

/** How a mistake was reported. Values that do not apply are undefined, such as the place if it was not found. */
export type Verdict = {
  mistake: Mistake;
  found: boolean;
  /** Whether the message points to a changed or adjacent line. */
  isPlaced?: boolean;
  isOne?: boolean;
  /** Whether the suggestion is what was meant; true if there is none. */
  isRight?: boolean;
  /** Whether accepting the suggestion removes the mistake and adds no other; undefined if there is none. */
  isRepaired?: boolean;
  reported: readonly Diagnostic[];
};

function mistakesIn(company: string): Mistake[] {
  const text = readFileSync(`tests/mistakes/${company}.json`, 'utf8');
  return z.array(mistakeSchema).parse(JSON.parse(text));
}

/** Makes each mistake in the documents of a company, one at a time, and evaluates the diagnostics. */
export async function judge(company: string): Promise<Verdict[]> {
  const folder = `tests/fixtures/${company}`;
  const { pages, site, ...options } = await readContent(folder);
  const before = new Set(check(pages, site, { ...options, launch: true }).map(identity));
  return mistakesIn(company).map((mistake) => {
    const name = path.join(folder, `${mistake.file}.json`);
    const original = [...pages, site].find((file) => file.name === name)?.text ?? '';
    const text = withMistake(original, mistake);
    const withText = (changed: string, launch = false): Diagnostic[] => {
      const replaced = (file: SourceFile) => (file.name === name ? { name, text: changed } : file);
      const all = check(pages.map(replaced), replaced(site), { ...options, launch });
      return all.filter((one) => !before.has(identity(one)));
    };
    const atOnce = withText(text);
    // Some mistakes are reported only by a launch check.
    const reported = atOnce.length > 0 ? atOnce : withText(text, true);
    const [first] = reported;
    if (!first) return { mistake, found: false, reported };
    const lines = changedLines(original, text);
    const isPlaced = reported.some(
      ({ file, line, endLine }) =>
        file === name && endLine >= lines.first - 1 && line <= lines.last + 1,
    );
    const edits = reported.flatMap(({ fix, suggest }) => fix ?? suggest ?? []);
    const verdict = { mistake, found: true, isPlaced, isOne: reported.length === 1, reported };
    if (edits.length === 0) return { ...verdict, isRight: true };
    const accepted = accept(text, reported);
    const meant = mistake.right === null ? undefined : meantBy(original, mistake);
    const isRight =
      meant === undefined
        ? reported.every(({ fix }) => !fix)
        : isDeepStrictEqual(parsed(accepted), parsed(meant));
    return {
      ...verdict,
      isRight,
      isRepaired: withText(accepted).length === 0,
    };
  });
}

/** Makes each mistake in a company's documents, one at a time, and applies --fix to the document. */
export async function fixEach(
  company: string,
): Promise<{ mistake: Mistake; text: string; fixed: string }[]> {
  const folder = `tests/fixtures/${company}`;
  const { pages, site, ...options } = await readContent(folder);
  return mistakesIn(company).map((mistake) => {
    const name = path.join(folder, `${mistake.file}.json`);
    const original = [...pages, site].find((file) => file.name === name)?.text ?? '';
    const text = withMistake(original, mistake);
    const replaced = (file: SourceFile) => (file.name === name ? { name, text } : file);
    const documents = { pages: pages.map(replaced), site: replaced(site) };
    const after = applyFixes(documents, options, ({ file }) => file === name);
    const fixed = [...after.pages, after.site].find((file) => file.name === name)?.text ?? '';
    return { mistake, text, fixed };
  });
}

function check(pages: SourceFile[], site: SourceFile, options: Options): Diagnostic[] {
  return diagnose(pages, site, options).diagnostics;
}

const identity = ({ file, rule, message, path }: Diagnostic) =>
  JSON.stringify([file, rule, message, path]);

function withMistake(original: string, { was, is, every, did }: Mistake): string {
  const parts = original.split(was);
  if (parts.length < 2 || (!every && parts.length > 2)) {
    throw new Error(`"${did}": the document has the old text ${parts.length - 1} times.`);
  }
  return parts.join(is);
}

function meantBy(original: string, { was, right }: Mistake): string {
  return right === 'undo' || right === null ? original : original.replace(was, () => right);
}

/** The lines of the new text that differ from the old one. */
function changedLines(original: string, text: string): { first: number; last: number } {
  const shortest = Math.min(original.length, text.length);
  let start = 0;
  while (start < shortest && original[start] === text[start]) start += 1;
  let end = 0;
  while (end < shortest - start && original.at(-1 - end) === text.at(-1 - end)) end += 1;
  const lines = new Lines(text);
  return { first: lines.at(start).line, last: lines.at(text.length - end).line };
}

/** The text after accepting all suggestions from top to bottom. */
function accept(text: string, reported: readonly Diagnostic[]): string {
  const edits = reported.flatMap(({ fix, suggest }) => fix ?? suggest ?? []);
  try {
    return applyEdits(text, edits);
  } catch {
    const [first] = reported.filter(({ fix, suggest }) => fix ?? suggest);
    return applyEdits(text, first?.fix ?? first?.suggest ?? []);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
