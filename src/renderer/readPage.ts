import { describeIssue } from '../../schema/diagnose/describeIssue.ts';
import type { Page } from '../../schema/index.ts';
import { pageSchema } from '../../schema/page.ts';
import { isPage } from '../navigation/documents.ts';

export type ReadPage = { page: Page } | { problems: string[] };

// The build validates every document before it writes one, so the visitor's bundle looks at the outline
// alone and carries no Zod. Everywhere else (build, dev, tests, editor) the schema decides.
const carriesSchema = import.meta.env.SSR || import.meta.env.MODE !== 'production';

/** Reads an unknown value as a page, or says in plain sentences what is wrong with it. */
export function readPage(document: unknown): ReadPage {
  if (!carriesSchema) {
    return isPage(document) ? { page: document } : { problems: ['This is not a page document.'] };
  }
  const result = pageSchema.safeParse(document);
  if (result.success) return { page: result.data };
  const described = result.error.issues.flatMap((issue) =>
    describeIssue(issue, document, pageSchema),
  );
  return { problems: described.map(({ message }) => message) };
}
