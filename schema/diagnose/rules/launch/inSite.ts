import { textsIn } from '../../strings.ts';
import type { Documents, Finding, ValuePath } from '../../types.ts';

/** The texts of site.json that must not go live, apart from its own notes on samples. */
export function inSite(
  { site, siteSource }: Documents,
  isWrong: (text: string) => boolean,
  say: (text: string, path: ValuePath) => Omit<Finding, 'source' | 'path'>,
): Finding[] {
  return textsIn(site, isWrong)
    .filter(({ path }) => path[0] !== 'samples')
    .map(({ path, text }) => ({ source: siteSource, path, ...say(text, path) }));
}
