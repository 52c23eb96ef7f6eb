import { visible } from './invisible.ts';
import type { RuleInfo } from './rule.ts';
import type { Diagnostic, Finding } from './types.ts';

const longestMessage = 600;

/** What a rule found, with its place in the text, as it is reported. */
export function diagnosticOf(
  { name, severity = 'error' }: Pick<RuleInfo, 'name' | 'severity'>,
  { source, path, atKey, at, message, suggestion, ...repair }: Finding,
): Diagnostic {
  const place = at ? source.placeAt(at.offset, at.length) : source.placeOf(path, atKey);
  const texts = {
    message: shown(message),
    suggestion: suggestion === undefined ? undefined : shown(suggestion),
  };
  return { ...place, severity, rule: name, ...texts, path, ...repair };
}

/** Messages quote what is in a file. On a terminal it must stay text, and short. */
function shown(text: string): string {
  return visible(text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text);
}
