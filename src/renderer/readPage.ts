import { factsOf, fillFacts } from '../../schema/browser.ts';
import { describeIssues, whereIn } from '../../schema/diagnose/index.ts';
import { type Page, pageFields } from '../../schema/index.ts';
import { showOriginals } from '../pictures/showPictures.ts';
import { showDrawings } from '../shown/drawings.ts';
import type { ShownSite } from '../shown/types.ts';
import { typesetDocument } from '../shown/typesetDocument.ts';
import { isPage } from '../visit/documents.ts';

type ReadPage = { page: Page } | { problems: string[] };

/**
 * Reads an unknown value as a page, as visitors see it. If its fields are invalid, returns their errors as sentences. Fields that
 * contradict each other, such as a second hero, are accepted while a page is being edited.
 */
export function readPage(document: unknown, site: ShownSite): ReadPage {
  // A build validates all documents, fills in facts and typesets texts first, so the prerenderer and visitors' code only check
  // the outline of a document and do not contain Zod. Dev, tests and the editor do all of this here.

  if (import.meta.env.PROD) {
    return isPage(document) ? { page: document } : { problems: [] };
  }
  const filled = fillFacts(document, factsOf(site));
  const result = pageFields.safeParse(filled);
  if (result.success) {
    const typeset = typesetDocument(result.data, pageFields, site.language);
    return { page: showOriginals(showDrawings(typeset, site.drawings)) };
  }
  const described = describeIssues(result.error.issues, filled, pageFields);
  return {
    problems: described.map(({ path, says }) => `${whereIn(path, filled)}: ${says.message}`),
  };
}
