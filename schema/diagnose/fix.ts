import { type Diagnosis, diagnose, type Options } from './index.ts';
import type { Edit } from './syntax/problem.ts';
import type { Diagnostic, SourceFile } from './types.ts';

/**
 * Applies the edits of diagnostics to the text they came from, and changes nothing else in it. Where two
 * edits touch the same characters the first one counts; the other is found again in the next round.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const inOrder = [...edits].sort((a, b) => a.offset - b.offset || a.length - b.length);
  let result = '';
  let at = 0;
  for (const { offset, length, text: replacement } of inOrder) {
    if (offset < at) continue;
    result += text.slice(at, offset) + replacement;
    at = offset + length;
  }
  return result + text.slice(at);
}

/** The edits of all diagnostics that can be fixed with certainty. */
export function fixesOf(diagnostics: readonly Diagnostic[]): Edit[] {
  return diagnostics.flatMap(({ fix }) => fix ?? []);
}

type Documents = { pages: readonly SourceFile[]; site: SourceFile };

// A group of fields inside of another that moves is fixed one round later; documents are not deeper.
const mostRounds = 20;

/**
 * Applies every certain fix in the files that may be changed, and checks again, until there is none left.
 * Returns the documents as they are then, what was fixed, and what is still wrong. Writes nothing.
 */
export function applyFixes(
  documents: Documents,
  options: Options,
  mayChange: (name: string) => boolean,
): Documents & { fixed: Diagnostic[]; diagnosis: Diagnosis } {
  let { pages, site } = documents;
  const fixed: Diagnostic[] = [];
  let diagnosis = diagnose(pages, site, options);
  for (let round = 0; round < mostRounds; round += 1) {
    const fixable = diagnosis.diagnostics.filter(({ file, fix }) => fix && mayChange(file));
    if (fixable.length === 0) break;
    fixed.push(...fixable);
    const fixFile = (file: SourceFile): SourceFile => {
      const own = fixable.filter((diagnostic) => diagnostic.file === file.name);
      return own.length === 0 ? file : { ...file, text: applyEdits(file.text, fixesOf(own)) };
    };
    pages = pages.map(fixFile);
    site = fixFile(site);
    diagnosis = diagnose(pages, site, options);
  }
  return { pages, site, fixed, diagnosis };
}
