import type { z } from 'zod';
import { pageFields } from '../page.ts';
import { siteFields } from '../site.ts';
import type { Documents, SourceTree } from './types.ts';

/** A document with its text and its schema. */
export type DocumentAt = {
  document: object;
  source: SourceTree;
  schema: z.core.$ZodType;
  isSite: boolean;
};

/** The schema of a document's fields. */
export function fieldsFor(document: object): z.core.$ZodType {
  return 'blocks' in document ? pageFields : siteFields;
}

/** All documents with their schemas: the pages, then site.json. */
export function documentsOf({
  pages,
  site,
  siteSource,
}: Pick<Documents, 'pages' | 'site' | 'siteSource'>): DocumentAt[] {
  return [
    ...pages.map(({ page, source }) => ({
      ...{ document: page, source },
      ...{ schema: pageFields, isSite: false },
    })),
    { document: site, source: siteSource, schema: siteFields, isSite: true },
  ];
}
