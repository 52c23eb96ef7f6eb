import { factsOf } from '../facts.ts';
import type { Drawings } from '../fields.ts';
import { type Site, siteSchema } from '../site.ts';
import { fillDocument } from './prose.ts';
import { shownSite } from './shownSite.ts';

/**
 * site.json as visitors see it, with its facts filled in and the drawings beside it; the same value as from diagnose().
 * Undefined for a document that is no valid site.json.
 */
export function readSite(document: unknown, drawings?: Drawings): Site | undefined {
  const { data } = siteSchema.safeParse(fillDocument(document, siteSchema, factsOf(document)));
  return data && { ...shownSite(data), ...(drawings && { drawings }) };
}
