import { describeIssues } from '../../schema/diagnose/issues/describeIssues.ts';
import { typesetDocument } from '../../schema/diagnose/prose.ts';
import { factsOf, fillFacts } from '../../schema/facts.ts';
import type { Page, Site } from '../../schema/index.ts';
import { pageSchema } from '../../schema/page.ts';
import { isPage } from '../visit/documents.ts';

export type ReadPage = { page: Page } | { problems: string[] };

// The build validates every document, and fills in its facts and sets its texts, before it renders one. So what it renders pages with, and the
// visitor's bundle, look at the outline alone and carry no Zod. Everywhere else (dev, tests, editor) the schema
// decides.
const carriesSchema = import.meta.env.MODE !== 'production';

/**
 * Reads an unknown value as the page that visitors are shown, or says in plain sentences what is wrong with it.
 */
export function readPage(document: unknown, site: Site): ReadPage {
  if (!carriesSchema) {
    return isPage(document) ? { page: document } : { problems: ['This is not a page document.'] };
  }
  const filled = fillFacts(document, factsOf(site));
  const result = pageSchema.safeParse(filled);
  if (result.success) {
    return { page: typesetDocument(result.data, pageSchema, site.language) };
  }
  const described = describeIssues(result.error.issues, filled, pageSchema);
  return { problems: described.map(({ message }) => message) };
}
