import { factsOf } from '../facts.ts';
import { type Site, siteSchema } from '../site.ts';
import { fillDocument } from './prose.ts';

/**
 * site.json with its facts filled in, as the editor renders it; diagnose() gives the same value. Undefined for a document
 * that is no valid site.json.
 */
export function readSite(document: unknown): Site | undefined {
  return siteSchema.safeParse(fillDocument(document, siteSchema, factsOf(document))).data;
}
