import type { z } from 'zod';
import { kinds } from '../kinds.ts';
import { pageFields } from '../page.ts';
import { allFields } from '../schemaAt.ts';
import { siteFields } from '../site.ts';
import { ownValue } from '../values.ts';
import { parseAddress } from '../webAddress.ts';
import { languagesAmong } from './languages.ts';
import type { SourceTree, ValuePath } from './types.ts';

/** A link to another site: its published address, its location, and whether a frame loads it. */
type OuterLink = { source: SourceTree; path: ValuePath; url: string; isFrame: boolean };

/** The links of documents to other sites. Skips values that are not web addresses. */
export function outerLinksIn(pages: readonly SourceTree[], site: SourceTree): OuterLink[] {
  const base = ownOrigin(site.value);
  return languagesAmong(pages, site).flatMap((language) => [
    ...language.pages.flatMap((source) => outerLinksOf(source, pageFields, base)),
    ...outerLinksOf(language.siteSource, siteFields, base),
  ]);
}

/** The origin of the site itself. `site` is what site.json says. */
export function ownOrigin(site: unknown): string | undefined {
  return originOf(ownValue(site, 'url'));
}

/** The links of one document to other origins than `base`. */
export function outerLinksOf(
  source: SourceTree,
  schema: z.core.$ZodType,
  base: string | undefined,
): OuterLink[] {
  return allFields(schema, source.value).flatMap(({ path, value: url, field }) => {
    const info = kinds[field.kind];
    const target = info.structure === 'text' ? info.refersTo : undefined;
    if (target !== 'place' && target !== 'file') return [];
    const origin = originOf(url);
    // A redirect of a folder ends in "/*".
    if (typeof url !== 'string' || origin === undefined || origin === base || url.endsWith('*')) {
      return [];
    }
    const isFrame = target === 'file' && path.at(-1) !== 'embedScript';
    return [{ source, path, url, isFrame }];
  });
}

/** The origin of a web address; undefined for any other value. */
function originOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^https?:\/\//i.test(value)
    ? parseAddress(value)?.origin
    : undefined;
}
