import type { WordName } from '../../schema/words/index.ts';
import { sayIn, type Tongue } from '../shared/words.ts';

/** The words in the early script (src/start/earlyScript.ts). It is bundled before the language of the site is known. */
const earlyWords = ['formIsComing', 'close'] as const satisfies WordName[];

/** Fills the words of a site into the early script: "{{close}}" is replaced with the word `close`. */
export function withEarlyWords(script: string, site: Tongue): string {
  const say = sayIn(site);
  return earlyWords.reduce(
    (soFar, name) => soFar.replaceAll(`{{${name}}}`, () => markupInScript(say(name))),
    script,
  );
}

/** Escapes text for HTML inside a JavaScript string, so that no character has a special meaning in either. */
function markupInScript(text: string): string {
  return text.replace(/[&<>"'`\\$\p{Cc}\u2028\u2029]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}
