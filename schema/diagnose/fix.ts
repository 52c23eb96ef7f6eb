import { type Diagnosis, diagnose, type Options } from './diagnose.ts';
import { applyEdits, inOrder } from './edits.ts';
import { groupBy } from './groupBy.ts';
import { Lines } from './lines.ts';
import type { Diagnostic, SourceFile } from './types.ts';

/** A fixed location: what was wrong, and the text before and after. */
export type FixedPlace = Pick<Diagnostic, 'file' | 'line' | 'column' | 'rule' | 'message'> & {
  before: string;
  after: string;
};

type Documents = { pages: readonly SourceFile[]; site: SourceFile };

// Few fixes overlap, so two rounds are usual.
const maxRounds = 20;

/**
 * Applies every unambiguous fix that `mayFix` allows and checks again, until no such fix is left. A fix that overlaps
 * another waits for the next round. Returns the fixed documents, the locations that were fixed, and the remaining diagnostics. Does
 * not write any files.
 */
export function applyFixes(
  documents: Documents,
  options: Options,
  mayFix: (diagnostic: Diagnostic) => boolean,
): Documents & { fixedPlaces: FixedPlace[]; diagnosis: Diagnosis } {
  let { pages, site } = documents;
  const fixedPlaces: FixedPlace[] = [];
  let diagnosis = diagnose(pages, site, options);
  for (let round = 0; round < maxRounds; round += 1) {
    const fixable = diagnosis.diagnostics.filter((found) => found.fix && mayFix(found));
    if (fixable.length === 0) break;
    const byFile = groupBy(fixable, ({ file }) => file);
    const fixFile = (file: SourceFile): SourceFile => {
      const together = fixableTogether(byFile.get(file.name) ?? []);
      if (together.length === 0) return file;
      const lines = new Lines(file.text);
      for (const diagnostic of together) {
        for (const place of placesFixed(diagnostic, file.text, lines)) fixedPlaces.push(place);
      }
      return {
        ...file,
        text: applyEdits(
          file.text,
          together.flatMap(({ fix = [] }) => fix),
        ),
      };
    };
    pages = pages.map(fixFile);
    site = fixFile(site);
    diagnosis = diagnose(pages, site, options);
  }
  return { pages, site, fixedPlaces, diagnosis };
}

/**
 * The diagnostics whose fixes can be applied to one text at the same time. Of two that touch the same characters, the one that
 * begins later is omitted. A diagnostic is included with all of its edits or not at all.
 */
export function fixableTogether(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const edits = diagnostics.flatMap((diagnostic) =>
    (diagnostic.fix ?? []).map((edit) => ({ ...edit, diagnostic })),
  );
  const later = new Set<Diagnostic>();
  let end = 0;
  for (const { offset, length, diagnostic } of inOrder(edits)) {
    if (later.has(diagnostic)) continue;
    if (offset < end) later.add(diagnostic);
    else end = offset + length;
  }
  return diagnostics.filter((diagnostic) => diagnostic.fix && !later.has(diagnostic));
}

/** The locations that the fix of a diagnostic changes. Edits on the same line count as one location. */
function placesFixed(
  { file, rule, message, fix = [] }: Diagnostic,
  text: string,
  lines: Lines,
): FixedPlace[] {
  const byLine = groupBy(inOrder(fix), ({ offset }) => lines.at(offset).line);
  return Array.from(byLine, ([line, edits]) => {
    const [first, last] = [edits[0], edits.at(-1)];
    if (!first || !last) throw new Error('A line with a fix has an edit.');
    const [from, to] = excerpt(text, first.offset, last.offset + last.length);
    const localEdits = edits.map((edit) => ({ ...edit, offset: edit.offset - from }));
    const before = text.slice(from, to);
    const { column } = lines.at(first.offset);
    return { file, line, column, rule, message, before, after: applyEdits(before, localEdits) };
  });
}

/** The range to show around a change: a few more characters of its line on each side. */
function excerpt(text: string, start: number, end: number): [number, number] {
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 12);
  const nextLine = after.indexOf('\n');
  return [
    start - (before.length - 1 - before.lastIndexOf('\n')),
    end + (nextLine < 0 ? after.length : nextLine),
  ];
}
