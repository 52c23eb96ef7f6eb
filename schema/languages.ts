// A site in several languages: a folder next to site.json that has its own site.json holds the pages of another language. That file
// has only the fields that differ. A language is a site like any other: its site.json with what it inherits, and its pages.
import { z } from 'zod';
import { fieldInfo, fieldOf, requireKinds } from './kinds.ts';
import { type Folder, homeOf, notFoundOf, notFoundPath } from './paths.ts';
import { frameOnly, ownOnly, siteFields } from './siteFields.ts';
import { type Group, isGroup } from './values.ts';

type SiteField = keyof typeof siteFields.shape;

/**
 * The fields that belong to the whole site: there is one address, host and company, and phone numbers without a calling code are
 * those of one country. A language cannot have its own.
 */
const ofWholeSite: ReadonlySet<string> = new Set<SiteField>([
  ...(['url', 'host', 'httpsSubdomains', 'editor', 'analytics', 'verification'] as const),
  ...(['redirects', 'formerServiceWorkers', 'exceptions'] as const),
  ...(['brand', 'callingCode', 'country', 'founded', 'schemaType'] as const),
]);

/** The fields that a language does not inherit: its own name, notes about one file, and texts in the language of the site. */
const notInherited: ReadonlySet<string> = new Set<SiteField>([
  ...(['language', '$schema', 'samples', 'words'] as const),
]);

/** The fields with names, which are the same in every language. */
const names: ReadonlySet<string> = new Set<SiteField>([
  ...(['company', 'address', 'legalName', 'taxId', 'licenses', 'samples', 'words'] as const),
]);

/** Whether a text of site.json, at its path, is hardly the same in another language. */
export function isTranslated([field = '', ...rest]: readonly (string | number)[], text: string) {
  if (names.has(String(field)) || (field === 'locations' && /^name$|^address$/.test(`${rest[1]}`)))
    return false;
  // A fact can be a number or a name, which have no lowercase words.
  return field === 'facts' ? /(?<![\p{L}\p{M}])\p{Ll}{2}/u.test(text) : /\p{L}{2}/u.test(text);
}

export function isOfWholeSite(field: string): boolean {
  return ofWholeSite.has(field);
}

/** The folders of the languages among documents. `siteName` is the name of the site's own site.json. */
export function languageFolders(names: readonly string[], siteName: string): Folder[] {
  const root = siteName.replace(/[^/]*$/, '');
  return names.flatMap((name) => {
    const [, folder] = (name.startsWith(root) && inFolder.exec(name.slice(root.length))) || [];
    return folder ?? [];
  });
}
const inFolder = /^([^/]+)\/site\.json$/;

/** The folder of the language that a document belongs to. */
export function folderOf(name: string, siteName: string, folders: readonly Folder[]): Folder {
  const root = siteName.replace(/[^/]*$/, '');
  return folders.find((folder) => name.startsWith(`${root}${folder}/`)) ?? '';
}

/** The names that the folder of a language can have: "pt" or "pt-br" for "pt-BR". */
export function folderNames(language: string): Folder[] {
  return [...new Set([language.replace(/-.*$/, ''), language.toLowerCase()])];
}

/** What the site.json of a language says, together with what it inherits: groups field by field, lists as a whole. */
export function inherit(site: unknown, overrides: unknown): Group {
  const base = Object.entries(isGroup(site) ? site : {}).filter(
    ([name]) => !notInherited.has(name),
  );
  const said = Object.entries(isGroup(overrides) ? overrides : {}).filter(
    ([name]) => !isOfWholeSite(name),
  );
  return merged(Object.fromEntries(base), Object.fromEntries(said));
}

function merged(base: Group, overrides: Group): Group {
  // A form is a provider's, or one of the site. Fields of the other kind are not inherited.
  const others: readonly string[] =
    'src' in overrides ? ownOnly : 'action' in overrides ? frameOnly : [];
  const fields = new Map(Object.entries(base).filter(([name]) => !others.includes(name)));
  for (const [name, value] of Object.entries(overrides)) {
    const before = fields.get(name);
    fields.set(name, isGroup(before) && isGroup(value) ? merged(before, value) : value);
  }
  return Object.fromEntries(fields);
}

/** The same schema with every field optional, also those in groups. Entries of lists and records stay complete. */
function partial(schema: z.core.$ZodType): z.core.$ZodType {
  const { info, ...field } = fieldOf(schema);
  // What a complete group needs, or must not have, applies to it with what it inherits.
  const { oneOf: _, ...about } = field.about;
  const instead = 'that of the site';
  if (field.structure !== 'group')
    return z
      .optional(field.schema)
      .meta(about)
      .register(fieldInfo, { ...info, instead });
  const parts = Object.entries(field.fields).map(([name, part]) => [name, partial(part)] as const);
  const group = z.strictObject(Object.fromEntries(parts));
  return z.optional(group.meta(about).register(fieldInfo, { ...info, instead }));
}

/** The fields of a language's site.json. Only the language is required. */
export const languageSiteFields = z
  .strictObject({
    ...Object.fromEntries(
      Object.entries(siteFields.shape)
        .filter(([name]) => !isOfWholeSite(name))
        .map(([name, field]) => [name, partial(field)]),
    ),
    language: siteFields.shape.language,
  })
  .meta({
    title: 'Language',
    description: 'What differs in a language. Everything else is inherited from the site.',
  });
requireKinds('language', languageSiteFields);

/** A page that can be a translation: its address, the name of its file in its folder, and the page that it says it translates. */
type Translatable = {
  folder: Folder;
  file: string;
  path: string;
  translates?: string | undefined;
};

/** The addresses of a page in each language by its folder. */
export type Versions = Readonly<Record<Folder, string>>;

/**
 * The versions of each page, by its address. Pages are versions of each other if their files have the same name, or if one says
 * which page it translates; so are the home pages and the 404 pages.
 */
export function versionsOf(pages: readonly Translatable[]): ReadonlyMap<string, Versions> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const nameOf = ({ folder, path, file }: Translatable) => {
    if (path === homeOf(folder)) return '/';
    return path === notFoundOf(folder) ? notFoundPath : file;
  };
  // The set ends a circle of pages that translate each other.
  const originalOf = (page: Translatable, seen = new Set([page])): Translatable => {
    const original = page.translates === undefined ? undefined : byPath.get(page.translates);
    return original && !seen.has(original) ? originalOf(original, seen.add(original)) : page;
  };
  const groups = new Map<string, Record<Folder, string>>();
  // What a page says counts more than the name of another file.
  const inOrder = [...pages].sort((a, b) => Number(!a.translates) - Number(!b.translates));
  const keys = new Map(
    inOrder.map((page) => {
      const key = nameOf(originalOf(page));
      const group = groups.get(key) ?? {};
      group[page.folder] ??= page.path;
      groups.set(key, group);
      return [page, key] as const;
    }),
  );
  return new Map(
    pages.flatMap((page) => {
      const group = groups.get(keys.get(page) ?? '') ?? {};
      const versions = Object.entries(group).sort(([a], [b]) => (a < b ? -1 : 1));
      const isOne = group[page.folder] === page.path && versions.length > 1;
      return isOne ? [[page.path, Object.fromEntries(versions)] as const] : [];
    }),
  );
}

/** Whether two tags are regions of one language in one script: "en-US" and "en-GB", but not "zh-CN" and "zh-TW". */
export function isSameLanguage(one: string | undefined, other: string | undefined): boolean {
  return withoutRegion(one) === withoutRegion(other);
}

function withoutRegion(tag: string | undefined): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag ?? '').maximize();
    return `${language}-${script}`;
  } catch {
    // An invalid tag has its own error.
    return tag;
  }
}
