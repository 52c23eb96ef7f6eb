import { type RuleName, ruleInfo } from './catalog/index.ts';
import { visible } from './invisible.ts';
import type { Diagnostic, Finding } from './types.ts';
import { whereIn } from './where.ts';

const maxMessageLength = 600;

/** A finding of a rule as a diagnostic, with its location in the text. */
export function diagnosticOf(
  { source, path, atKey, at, says, fix, suggest, versions, publish, removes, isOfSite }: Finding,
  isLaunch = false,
): Diagnostic {
  const range = isOfSite ? { offset: 0, length: 1 } : at;
  const place = range ? source.placeAt(range.offset, range.length) : source.placeOf(path, atKey);
  const { rule, id, message, suggestion } = says;
  return {
    ...{ ...place, severity: severityOf(rule, isLaunch), rule, id },
    ...(path.length > 0 && { where: whereIn(path, source.value) }),
    ...{ message: shown(message), suggestion: suggestion && shown(suggestion), path },
    ...(fix && { fix }),
    ...(suggest && { suggest }),
    ...(versions && { versions }),
    ...(publish && { publish }),
    ...(removes && { removes }),
    ...(isOfSite && { isOfSite }),
  };
}

/** The severity of a rule: launch rules are errors with `--launch`. */
export function severityOf(rule: RuleName, isLaunch: boolean): 'error' | 'warning' {
  const { severity } = ruleInfo[rule];
  return severity === 'warning' || (severity === 'warning before launch' && !isLaunch)
    ? 'warning'
    : 'error';
}

/** A message on one short line without invisible characters. It quotes a file, and a terminal must not interpret it. */
function shown(text: string): string {
  return visible(text.length > maxMessageLength ? `${text.slice(0, maxMessageLength)}…` : text);
}
