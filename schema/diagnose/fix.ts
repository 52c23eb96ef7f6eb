import { type Diagnosis, diagnose, type Options } from './index.ts';
import { Lines } from './lines.ts';
import type { Diagnostic, Edit, SourceFile } from './types.ts';

/** A place of a file that was fixed: by which rule, and the words there before and after. */
export type Change = {
  file: string;
  line: number;
  column: number;
  rule: string;
  before: string;
  after: string;
};

type Documents = { pages: readonly SourceFile[]; site: SourceFile };

// A group of fields inside of another that moves is fixed one round later; documents are not deeper.
const mostRounds = 20;

/**
 * Applies edits to the text they came from, and changes nothing else in it. Throws when two of them touch the same
 * characters, because only one could be applied.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { offset, length, text: replacement } of inOrder(edits)) {
    if (offset < at) throw new Error(`Two edits overlap at offset ${offset}.`);
    result += text.slice(at, offset) + replacement;
    at = offset + length;
  }
  return result + text.slice(at);
}

/**
 * The diagnostics whose certain fixes can be applied to one text at the same time: of two that touch the same
 * characters the one that begins later is not among them. Each is there with all of its edits.
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

/** The edits of all diagnostics that can be fixed with certainty. */
export function fixesOf(diagnostics: readonly Diagnostic[]): Edit[] {
  return diagnostics.flatMap(({ fix }) => fix ?? []);
}

/**
 * Applies every certain fix in the files that may be changed, and checks again, until there is none left. A fix that
 * touches another waits for the next round. Returns the documents as they are then, the changes place by place, and
 * what is still wrong. Writes nothing.
 */
export function applyFixes(
  documents: Documents,
  options: Options,
  mayChange: (name: string) => boolean,
): Documents & { changes: Change[]; diagnosis: Diagnosis } {
  let { pages, site } = documents;
  const changes: Change[] = [];
  let diagnosis = diagnose(pages, site, options);
  for (let round = 0; round < mostRounds; round += 1) {
    const byFile = groupByFile(diagnosis.diagnostics.filter(({ fix }) => fix));
    const fixFile = (file: SourceFile): SourceFile => {
      const own = mayChange(file.name) ? byFile.get(file.name) : undefined;
      if (own === undefined) return file;
      const fixed = fixableTogether(own);
      const lines = new Lines(file.text);
      for (const diagnostic of fixed) {
        for (const change of changesOf(diagnostic, file.text, lines)) changes.push(change);
      }
      return { ...file, text: applyEdits(file.text, fixesOf(fixed)) };
    };
    const before = [...pages, site];
    pages = pages.map(fixFile);
    site = fixFile(site);
    if ([...pages, site].every((file, index) => file === before[index])) break;
    diagnosis = diagnose(pages, site, options);
  }
  return { pages, site, changes, diagnosis };
}

function groupByFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const group = groups.get(diagnostic.file) ?? [];
    group.push(diagnostic);
    groups.set(diagnostic.file, group);
  }
  return groups;
}

/** The places that the fix of a diagnostic changes: edits in the same line are one place. */
function changesOf({ file, rule, fix = [] }: Diagnostic, text: string, lines: Lines): Change[] {
  const places: Edit[][] = [];
  for (const edit of inOrder(fix)) {
    const place = places.at(-1);
    const [first] = place ?? [];
    if (first && lines.at(first.offset).line === lines.at(edit.offset).line) place?.push(edit);
    else places.push([edit]);
  }
  return places.map((edits) => {
    const [first, last] = [edits[0], edits.at(-1)];
    if (!first || !last) throw new Error('A place has an edit.');
    const [from, to] = excerpt(text, first.offset, last.offset + last.length);
    const moved = edits.map((edit) => ({ ...edit, offset: edit.offset - from }));
    const before = text.slice(from, to);
    return { file, ...lines.at(first.offset), rule, before, after: applyEdits(before, moved) };
  });
}

/** What is shown of a line around a place: a few characters more on each side. */
function excerpt(text: string, start: number, end: number): [number, number] {
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 12);
  const nextLine = after.indexOf('\n');
  return [
    start - (before.length - 1 - before.lastIndexOf('\n')),
    end + (nextLine < 0 ? after.length : nextLine),
  ];
}

function inOrder<Place extends Edit>(edits: readonly Place[]): Place[] {
  return [...edits].sort((a, b) => a.offset - b.offset || a.length - b.length);
}
