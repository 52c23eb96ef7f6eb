import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlockType, Page } from '../../schema/index.ts';
import { onlyFor, type Words } from '../../schema/words/index.ts';
import type { VisitorSite } from '../../src/shared/site.ts';
import { contentHash } from './contentHash.ts';

/**
 * Whether the browser's code needs each field. All others stay private. Not needed are notes for editors, settings of the editor,
 * hosting and the head of pages, and what is already in links, texts, styles or the documents of pages.
 */
const isPublic: Record<keyof VisitorSite, boolean> = {
  $schema: false,
  company: true,
  url: true,
  language: true,
  callingCode: false,
  brand: false,
  phones: true,
  emails: true,
  address: true,
  country: true,
  location: true,
  hours: true,
  locations: true,
  founded: true,
  legalName: true,
  taxId: true,
  licenses: true,
  profiles: true,
  schemaType: true,
  facts: false,
  header: true,
  footer: true,
  redirects: false,
  leadForm: true,
  blog: true,
  analytics: true,
  verification: false,
  formerServiceWorkers: false,
  words: false,
  httpsSubdomains: false,
  host: false,
  editor: false,
  exceptions: false,
  samples: false,
  hasFacts: true,
  languages: true,
  home: true,
  contactLinks: true,
  drawings: false,
  formHeight: true,
  openGraphLocale: true,
  hasDrawings: true,
  logo: true,
  fallbacks: false,
};
const publicFields = new Set(
  Object.entries(isPublic).flatMap(([name, isSent]) => (isSent ? [name] : [])),
);

/**
 * Writes the part of site.json that the browser needs to a file with a hash in its name: the public fields, and the UI strings that
 * pages of the site use. Returns its address.
 */
export async function writeSite(
  out: string,
  site: VisitorSite,
  pages: readonly Page[],
): Promise<string> {
  const fields = Object.fromEntries(
    Object.entries(site).filter(([name]) => publicFields.has(name)),
  );
  const text = JSON.stringify({ ...fields, facts: {}, words: wordsOfPages(site, pages) });
  const url = `/assets/site-${contentHash(text)}.json`;
  await writeFile(path.join(out, url), text);
  return url;
}

const blockWords: Partial<Record<BlockType, readonly string[]>> = onlyFor.blocks;

/** The UI strings that code shows on the pages of a site after they are rendered. */
export function wordsOfPages(
  {
    words,
    hasFacts,
    languages,
    leadForm,
  }: Pick<VisitorSite, 'words' | 'hasFacts' | 'languages' | 'leadForm'>,
  pages: readonly Pick<Page, 'blocks'>[],
): Partial<Words> {
  const types = new Set(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
  const needed = new Set<string>([
    ...(hasFacts ? onlyFor.companyFacts : []),
    ...(languages ? onlyFor.languages : []),
    ...(leadForm.fields ? onlyFor.ownForm : []),
  ]);
  for (const type of types) for (const name of blockWords[type] ?? []) needed.add(name);
  const optional = new Set<string>([
    ...onlyFor.companyFacts,
    ...onlyFor.languages,
    ...Object.values(onlyFor.blocks).flat(),
  ]);
  return Object.fromEntries(
    Object.entries(words).filter(([name]) => needed.has(name) || !optional.has(name)),
  );
}
