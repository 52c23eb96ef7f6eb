import { modify } from 'jsonc-parser';
import { applyEdits } from '../../schema/diagnose/edits.ts';
import { renamedField, unknownField } from '../../schema/diagnose/rules/shape/index.ts';
import type { Diagnostic, Edit, SourceFile } from '../../schema/diagnose/types.ts';
import { parseJson } from '../../schema/values.ts';
import type { Offer, Problem } from '../api.ts';
import { changeBetween } from './changeBetween.ts';

/** Offers are made for so many mistakes at once; for the next ones when these are fixed. */
export const mostOffered = 50;

/** A diagnostic as the editor gets it: with the file's name in the folder, and offers. */
export function problemOf(
  diagnostic: Diagnostic,
  name: string,
  file: SourceFile,
  isOffered = true,
): Problem {
  const { path, line, column, severity, rule, message, suggestion } = diagnostic;
  const offers = isOffered ? offersFor(diagnostic, file) : [];
  return {
    file: name,
    path,
    line,
    column,
    severity,
    rule,
    message,
    ...(suggestion !== undefined && { suggestion }),
    ...(offers.length > 0 && { offers }),
  };
}

function offersFor({ fix, suggest, rule, path }: Diagnostic, { text }: SourceFile): Offer[] {
  const likely = fix ?? suggest;
  return [
    ...(likely ? [{ label: labelOf(text, likely), edits: [...likely] }] : []),
    ...([unknownField.name, renamedField.name].includes(rule)
      ? [{ label: `Remove "${path.at(-1)}"`, edits: removalOf(text, path) }]
      : []),
  ].map((offer) => ({ ...offer, ...changeOf(text, offer.edits) }));
}

/** The change of the document that edits of its file make; none where no value changes, as with spaces. */
function changeOf(text: string, edits: readonly Edit[]): Pick<Offer, 'change'> {
  const before = parseJson(text);
  const after = parseJson(applyEdits(text, edits));
  if (before === undefined || after === undefined) return {};
  const change = changeBetween(before, after);
  return change ? { change } : {};
}

function removalOf(text: string, path: Diagnostic['path']): Edit[] {
  const edits = modify(text, [...path], undefined, {});
  return edits.map(({ content, ...place }) => ({ ...place, text: content }));
}

const longestLabel = 60;

function labelOf(text: string, edits: readonly Edit[]): string {
  const [edit] = edits;
  if (edit === undefined || edits.length > 1) return 'Change it';
  const old = text.slice(edit.offset, edit.offset + edit.length).trim();
  const written = edit.text.trim();
  const label = written ? `Write ${written}` : `Remove ${old}`;
  return (written || old) && label.length <= longestLabel ? label : 'Change it';
}
