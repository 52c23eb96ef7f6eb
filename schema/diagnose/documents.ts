import type { z } from 'zod';
import { once } from '../once.ts';
import { pageFields } from '../page.ts';
import { siteFields } from '../site.ts';
import type { Documents, SourceTree } from './types.ts';

/** The text of a document with its schema. */
export type InputAt = { source: SourceTree; schema: z.core.$ZodType; isSite: boolean };
/** A document, with its facts filled in, and its text. */
export type DocumentAt = InputAt & { document: object };

/** The schema of a document's fields. */
export function fieldsFor(document: object): z.core.$ZodType {
  return 'blocks' in document ? pageFields : siteFields;
}

/** All documents with their schemas: the pages, then site.json, and those of other languages. */
export const documentsOf = once(
  ({
    pages,
    languages = [],
    ...main
  }: Pick<Documents, 'pages' | 'site' | 'siteSource'> &
    Partial<Pick<Documents, 'languages'>>): DocumentAt[] => [
    ...pages.map(({ page: document, source }) => {
      return { document, source, schema: pageFields, isSite: false };
    }),
    ...[main, ...languages].map(({ site: document, siteSource: source }) => {
      return { document, source, schema: siteFields, isSite: true };
    }),
  ],
);
