import { factsOf } from '../facts.ts';
import { type Page, pageFields } from '../page.ts';
import type { Site } from '../site.ts';
import { fillDocument, typesetDocument } from './prose.ts';

/**
 * A page as visitors of a site see it, with its facts filled in; the same value as from diagnose(). Undefined for a document
 * whose fields are invalid. The fields may contradict each other, as in a page that is being written.
 */
export function readValidPage(document: unknown, site: Site): Page | undefined {
  const { data } = pageFields.safeParse(fillDocument(document, pageFields, factsOf(site)));
  return data && typesetDocument(data, pageFields, site.language);
}
