import { factsOf } from '../facts.ts';
import type { Drawings } from '../fields.ts';
import { type Site, siteFields } from '../site.ts';
import { fillDocument } from './prose.ts';
import { shownSite } from './shownSite.ts';

/**
 * site.json as visitors see it, with its facts filled in and the drawings beside it; the same value as from diagnose().
 * Undefined for a document whose fields are invalid. The fields may contradict each other while it is being written.
 */
export function readSite(document: unknown, drawings?: Drawings): Site | undefined {
  const { data } = siteFields.safeParse(fillDocument(document, siteFields, factsOf(document)));
  return data && { ...shownSite(data), ...(drawings && { drawings }) };
}
