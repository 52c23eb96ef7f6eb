import { factsOf } from '../facts.ts';
import { type Site, siteSchema } from '../site.ts';
import { fillDocument } from './prose.ts';
import { shownSite } from './shownSite.ts';

/**
 * site.json as visitors see it, with its facts filled in; the same value as from diagnose(). Undefined for a document that is
 * no valid site.json.
 */
export function readSite(document: unknown): Site | undefined {
  const { data } = siteSchema.safeParse(fillDocument(document, siteSchema, factsOf(document)));
  return data && shownSite(data);
}
