import type { WordName } from '../../words/index.ts';
import { sayIn, type Tongue } from '../shared/words.ts';

/** The words in the early script (src/start/earlyScript.ts), which is bundled before the language of a site is known. */
const earlyWords = ['formIsComing', 'close'] as const satisfies WordName[];

/** The early script of a site: "{{close}}" is replaced with the word. */
export function withEarlyWords(script: string, site: Tongue): string {
  const say = sayIn(site);
  return earlyWords.reduce(
    (soFar, name) => soFar.replaceAll(`{{${name}}}`, () => markupInScript(say(name))),
    script,
  );
}

/** Text for markup in a string of script: no character in it means anything to either. */
function markupInScript(text: string): string {
  return text.replace(/[&<>"'`\\$\p{Cc}\u2028\u2029]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}
