import { visible } from './invisible.ts';
import { inFile, inForm, type Phrase } from './phrase.ts';
import type { RuleInfo } from './rule.ts';
import type { Diagnostic, Finding } from './types.ts';

const longestMessage = 600;

/** A finding of a rule as a diagnostic, with its place in the text. */
export function diagnosticOf(
  { name, severity = 'error' }: Pick<RuleInfo, 'name' | 'severity'>,
  { source, path, atKey, at, message, suggestion, ...repair }: Finding,
): Diagnostic {
  const range = repair.isOfSite ? { offset: 0, length: 1 } : at;
  const place = range ? source.placeAt(range.offset, range.length) : source.placeOf(path, atKey);
  const texts = (voice: (phrase: Phrase) => string) => ({
    message: shown(voice(message)),
    suggestion: suggestion === undefined ? undefined : shown(voice(suggestion)) || undefined,
  });
  const words = texts(inFile);
  const other = texts(inForm);
  const isSame = other.message === words.message && other.suggestion === words.suggestion;
  return {
    ...{ ...place, severity, rule: name, ...words },
    ...(!isSame && { inForm: other }),
    ...{ path, ...repair },
  };
}

/** A message in one short line without invisible characters. It quotes a file, and a terminal must show it as text. */
function shown(text: string): string {
  return visible(text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text);
}
