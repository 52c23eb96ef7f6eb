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

/** The edits of all diagnostics that have one safe answer. */
export function editsOf(diagnostics: readonly Diagnostic[]): Edit[] {
  return diagnostics.flatMap(({ edits }) => edits ?? []);
}

type Documents = { pages: readonly SourceFile[]; site: SourceFile };

// A group of fields inside of another that moves is mended one round later; documents are not deeper.
const mostRounds = 20;

/**
 * Mends what has one safe answer in the files that may be changed, and checks again, until nothing is left
 * to mend. Returns the documents as they are then, what was mended, and what is still wrong. Writes nothing.
 */
export function mend(
  documents: Documents,
  options: Options,
  mayChange: (name: string) => boolean,
): Documents & { mended: Diagnostic[]; diagnosis: Diagnosis } {
  let { pages, site } = documents;
  const mended: Diagnostic[] = [];
  let diagnosis = diagnose(pages, site, options);
  for (let round = 0; round < mostRounds; round += 1) {
    const fixable = diagnosis.diagnostics.filter(({ file, edits }) => edits && mayChange(file));
    if (fixable.length === 0) break;
    mended.push(...fixable);
    const mendFile = (file: SourceFile): SourceFile => {
      const own = fixable.filter((diagnostic) => diagnostic.file === file.name);
      return own.length === 0 ? file : { ...file, text: applyEdits(file.text, editsOf(own)) };
    };
    pages = pages.map(mendFile);
    site = mendFile(site);
    diagnosis = diagnose(pages, site, options);
  }
  return { pages, site, mended, diagnosis };
}
