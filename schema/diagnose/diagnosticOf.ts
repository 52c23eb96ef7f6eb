import { type RuleName, ruleInfo } from './catalog/index.ts';
import { visible } from './invisible.ts';
import { inFile, inForm, type Phrase } from './phrase.ts';
import type { Diagnostic, Finding } from './types.ts';
import { whereIn } from './where.ts';

const longestMessage = 600;

/** A finding of a rule as a diagnostic, with its place in the text. */
export function diagnosticOf(rule: RuleName, found: Finding, isLaunch = false): Diagnostic {
  const { source, path, atKey, at } = found;
  const range = found.isOfSite ? { offset: 0, length: 1 } : at;
  const place = range ? source.placeAt(range.offset, range.length) : source.placeOf(path, atKey);
  const { fix, suggest, versions, publish, removes, isOfSite } = found;
  const repair = {
    ...(fix && { fix }),
    ...(suggest && { suggest }),
    ...(versions && { versions }),
    ...(publish && { publish }),
    ...(removes && { removes }),
    ...(isOfSite && { isOfSite }),
  };
  const start = { ...place, severity: severityOf(rule, isLaunch), rule };
  if ('says' in found) {
    const { message, suggestion } = found.says;
    return {
      ...start,
      ...(!range && path.length > 0 && { where: whereIn(path, source.value) }),
      ...{ message: shown(message), suggestion: suggestion && shown(suggestion), path, ...repair },
    };
  }
  const { message, suggestion } = found;
  const texts = (voice: (phrase: Phrase) => string) => ({
    message: shown(voice(message)),
    suggestion: suggestion === undefined ? undefined : shown(voice(suggestion)) || undefined,
  });
  const words = texts(inFile);
  const other = texts(inForm);
  const isSame = other.message === words.message && other.suggestion === words.suggestion;
  return { ...start, ...words, ...(!isSame && { inForm: other }), path, ...repair };
}

/** How a rule counts now: those of a launch are errors with `--launch`. */
export function severityOf(rule: RuleName, isLaunch: boolean): 'error' | 'warning' {
  const { severity } = ruleInfo[rule];
  return severity === 'warning' || (severity === 'warning before launch' && !isLaunch)
    ? 'warning'
    : 'error';
}

/** A message in one short line without invisible characters. It quotes a file, and a terminal must show it as text. */
function shown(text: string): string {
  return visible(text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text);
}
