import { type RuleName, ruleInfo } from '../catalog/index.ts';
import { visible } from '../invisible.ts';
import type { Diagnostic, Edit, Finding } from './types.ts';
import { whereIn } from './where.ts';

const maxMessageLength = 600;

/** A finding of a rule as a diagnostic, with its location in the text. */
export function diagnosticOf(
  { source, path, atKey, at, sentence, fix, suggest, versions, publish, isOfSite }: Finding,
  isLaunch = false,
): Diagnostic {
  const range = isOfSite ? { offset: 0, length: 1 } : at;
  const place = range ? source.placeAt(range.offset, range.length) : source.placeOf(path, atKey);
  const { rule, id, message, suggestion, inForm } = sentence;
  const inFile = (edits: readonly Edit[]) => withLineEnds(edits, source.text);
  return {
    ...{ ...place, severity: severityOf(rule, isLaunch), rule, id },
    ...(path.length > 0 && { where: whereIn(path, source.value) }),
    ...{ message: onOneLine(message), suggestion: suggestion && onOneLine(suggestion), path },
    ...(inForm !== undefined && { inForm: inForm && onOneLine(inForm) }),
    ...(fix && { fix: inFile(fix) }),
    ...(suggest && { suggest: inFile(suggest) }),
    ...(versions && {
      versions: versions.map(({ name, edits }) => ({ name, edits: inFile(edits) })),
    }),
    ...(publish && { publish }),
    ...(isOfSite && { isOfSite }),
  };
}

/** Edits with the line ends of the file that they change. */
function withLineEnds(edits: readonly Edit[], text: string): readonly Edit[] {
  // Most edits have no line end, and a file can have thousands of edits.
  if (!edits.some((edit) => edit.text.includes('\n')) || !text.includes('\r\n')) return edits;
  return edits.map((edit) => ({ ...edit, text: edit.text.replace(/\r?\n/g, '\r\n') }));
}

/** The severity of a rule: launch rules are errors with `--launch`. */
export function severityOf(rule: RuleName, isLaunch: boolean): 'error' | 'warning' {
  const { severity } = ruleInfo[rule];
  return severity === 'warning' || (severity === 'warning before launch' && !isLaunch)
    ? 'warning'
    : 'error';
}

/** A message on one short line without invisible characters. It quotes a file, and a terminal must not interpret it. */
function onOneLine(text: string): string {
  return visible(text.length > maxMessageLength ? `${text.slice(0, maxMessageLength)}…` : text);
}
