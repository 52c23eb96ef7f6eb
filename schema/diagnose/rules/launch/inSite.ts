import { textsIn } from '../../strings.ts';
import type { Documents, Finding, Message, ValuePath } from '../../types.ts';

/** The texts of site.json that must not go live. Notes in `samples` may quote them, so they are not checked. */
export function inSite(
  { site, siteSource }: Documents,
  isWrong: (text: string) => boolean,
  describe: (text: string, path: ValuePath) => Message,
): Finding[] {
  return textsIn(site, isWrong)
    .filter(({ path }) => path[0] !== 'samples')
    .map(({ path, text }) => ({ source: siteSource, path, ...describe(text, path) }));
}
