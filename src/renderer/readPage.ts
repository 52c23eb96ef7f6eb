import { describeIssues } from '../../schema/diagnose/issues/describeIssues.ts';
import { inFile } from '../../schema/diagnose/phrase.ts';
import { shownDocument } from '../../schema/diagnose/shownDocument.ts';
import { factsOf, fillFacts } from '../../schema/facts.ts';
import type { Page, Site } from '../../schema/index.ts';
import { pageSchema } from '../../schema/page.ts';
import { showOriginals } from '../pictures/showPictures.ts';
import { isPage } from '../visit/documents.ts';

type ReadPage = { page: Page } | { problems: string[] };

// The build validates every document, fills in its facts and sets its texts before it renders one. So the prerenderer of a
// build and the visitor's bundle only check the outline, and have no Zod. Elsewhere (dev, tests, editor) this is done here.
const carriesSchema = import.meta.env.MODE !== 'production';

/** Reads an unknown value as the page that visitors are shown, or says in plain sentences what is wrong with it. */
export function readPage(document: unknown, site: Site): ReadPage {
  if (!carriesSchema) {
    return isPage(document) ? { page: document } : { problems: ['This is not a page document.'] };
  }
  const filled = fillFacts(document, factsOf(site));
  const result = pageSchema.safeParse(filled);
  if (result.success) {
    return { page: showOriginals(shownDocument(result.data, pageSchema, site)) };
  }
  const described = describeIssues(result.error.issues, filled, pageSchema);
  return { problems: described.map(({ message }) => inFile(message)) };
}
