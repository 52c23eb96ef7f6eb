import { z } from 'zod';
import { blockSchema } from '../blocks/index.ts';
import { type Facts, factsOf } from '../facts.ts';
import { type Page, type PartialPage, pageFields, partialPage } from '../page.ts';
import { type PartialSite, partialSite, siteFields } from '../site.ts';
import { isGroup, ownValue } from '../values.ts';
import { fillDocument } from './prose.ts';
import type { Documents, KnownPage, SourceTree } from './types.ts';

/** All pages, as far as their parts are valid. */
export function knownPages({ pages, broken }: Pick<Documents, 'pages' | 'broken'>): KnownPage[] {
  return [...pages, ...broken];
}

/** The same with the pages of the other languages. */
export function everyPage(documents: Pick<Documents, 'pages' | 'broken' | 'others'>): KnownPage[] {
  return [documents, ...documents.others].flatMap(knownPages);
}

/** A page with errors: complete if each field is valid and some contradict each other, or else its valid parts. */
export function knownPage(
  source: SourceTree,
  facts: Facts,
): { complete: Page } | { parts: PartialPage } {
  const document = fillDocument(source.value, pageFields, facts);
  const complete = source.isCertain ? pageFields.safeParse(document).data : undefined;
  if (complete) return { complete };
  const blocks = ownValue(document, 'blocks');
  const known = Array.isArray(blocks) ? blocks.map(withoutUnknown) : [];
  return { parts: validFields(partialPage, { ...Object(document), blocks: known }) };
}

/** The valid fields of a site.json with errors, and whether all are valid, so that some only contradict each other. */
export function knownSite(source: SourceTree): { site: PartialSite; isSiteComplete: boolean } {
  const document = fillDocument(source.value, siteFields, factsOf(source.value));
  const complete = source.isCertain ? siteFields.safeParse(document).data : undefined;
  return { site: complete ?? validFields(partialSite, document), isSiteComplete: !!complete };
}

function validFields<Schema extends z.ZodObject>(schema: Schema, document: unknown) {
  const valid = Object.entries(schema.shape).flatMap(([name, field]) => {
    const value = ownValue(document, name);
    return z.safeParse(field, value).success ? [[name, value] as const] : [];
  });
  return schema.parse(Object.fromEntries(valid));
}

/** A block without its unknown fields; undefined if it has other errors. */
function withoutUnknown(block: unknown): unknown {
  const { error } = blockSchema.safeParse(block);
  if (!error || !isGroup(block)) return error ? undefined : block;
  const unknown = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  );
  const known = Object.fromEntries(
    Object.entries(block).filter(([name]) => !unknown.includes(name)),
  );
  return blockSchema.safeParse(known).success ? known : undefined;
}
