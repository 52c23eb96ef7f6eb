import { kinds } from '../kinds.ts';
import { pageFields } from '../page.ts';
import { forEachField } from '../schemaAt.ts';
import { siteFields } from '../site.ts';
import { isGroup, ownValue } from '../values.ts';
import { parseAddress } from '../webAddress.ts';
import type { SourceTree, ValuePath } from './types.ts';

/** A link to another site: its published address, its location, and whether a frame loads it. */
type OuterLink = { source: SourceTree; path: ValuePath; url: string; isFrame: boolean };

/** The links of documents to other sites. Skips values that are not web addresses. */
export function outerLinksIn(pages: readonly SourceTree[], site: SourceTree): OuterLink[] {
  const own = originOf(ownValue(site.value, 'url'));
  return [...pages, site].flatMap((source) => {
    const found: OuterLink[] = [];
    if (!isGroup(source.value)) return found;
    const schema = source === site ? siteFields : pageFields;
    forEachField(schema, source.value, (path, url, { kind }) => {
      const info = kinds[kind];
      const target = info.structure === 'text' ? info.refersTo : undefined;
      if (target !== 'place' && target !== 'file') return;
      const origin = originOf(url);
      // A redirect of a folder ends in "/*".
      if (typeof url !== 'string' || origin === undefined || origin === own || url.endsWith('*')) {
        return;
      }
      const isFrame = target === 'file' && path.at(-1) !== 'embedScript';
      found.push({ source, path: [...path], url, isFrame });
    });
    return found;
  });
}

/** The origin of a web address; undefined for any other value. */
function originOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^https?:\/\//i.test(value)
    ? parseAddress(value)?.origin
    : undefined;
}
