import { onlyOne, sameName } from './nearest.ts';

// Brackets of templates, in which any spelling of a name means the fact.
const brackets =
  /\[{1,2}([^\][]{1,40})\]{1,2}|<{1,2}([^<>]{1,40})>{1,2}|%{1,2}([^%\s][^%]{0,38})%{1,2}/g;
// In other marks, only a name that no ordinary text has, with a hyphen or a dot.
const marks =
  /[(«*_#$@:]{1,2}([a-z][a-z0-9]*(?:[.-][a-z0-9]+)+)(?=[)»*_#$@:\s.,;!?]|$)[)»*_#$@]{0,2}/g;

/** A fact that is written in other marks than braces, and its name: "[tuning-time]", "%city%", "$tuning-time". */
export function bracketedFactIn(
  text: string,
  names: readonly string[],
): { input: string; name: string } | undefined {
  for (const [input, ...inner] of text.matchAll(brackets)) {
    const name = sameName(onlyOne(inner.filter((part) => part !== undefined)) ?? '', names);
    if (name !== undefined) return { input, name };
  }
  for (const [input, name = ''] of text.matchAll(marks)) {
    if (names.includes(name)) return { input, name };
  }
  return undefined;
}
