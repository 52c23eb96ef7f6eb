import { factsOf, homeOf, once } from '../../schema/browser.ts';
import {
  type Content,
  type Diagnosis,
  type LanguageContent,
  type Page,
  pageFields,
  type Site,
  siteFields,
} from '../../schema/index.ts';
import { fillDocument } from '../../schema/inspect.ts';
import { resolveSite } from './resolveSite.ts';
import type {
  Drawings,
  ResolvedDrawing,
  ResolvedLanguage,
  ResolvedPage,
  ResolvedSite,
} from './types.ts';
import { typesetDocument } from './typesetDocument.ts';

/** A language and its published pages as visitors see them, and the pages that only previews show (src/dev/preview.ts). */
export type ResolvedLanguageContent = {
  site: ResolvedSite;
  pages: ResolvedPage[];
  unpublished: Page[];
};

/** A site as visitors see it, and its other languages. */
export type ResolvedContent = ResolvedLanguageContent & { languages: ResolvedLanguageContent[] };

// An unchanged document keeps its shown version, so that the dev server knows what to send.
const siteOnce = once(resolveSite);
const pageOnce = once((site: Site) =>
  once((page: Page) => typesetDocument(page, pageFields, site.language)),
);

/** The valid content of a site as visitors see it. `files` are those in the folders pictures and drawings. */
export function resolveContent(
  { languages, versions, ...main }: Content,
  files: readonly FileOfDrawing[] = [],
): ResolvedContent {
  const drawings = drawingsAmong(files);
  const all = [{ ...main, folder: '' }, ...languages];
  const names = languages.length > 0 && {
    languages: namedLanguages(all.map(({ folder, site: { language } }) => ({ folder, language }))),
  };
  const tags = new Map(all.map(({ folder, site }) => [folder, site.language]));
  const withVersions = (page: Page): ResolvedPage => {
    const pageVersions = Object.entries(versions.get(page.path) ?? {});
    if (pageVersions.length === 0) return page;
    return {
      ...page,
      versions: Object.fromEntries(pageVersions.map(([folder, path]) => [tags.get(folder), path])),
    };
  };
  const show = ({ folder, site, pages, unpublished }: LanguageContent): ResolvedLanguageContent => {
    const resolvePageOnce = pageOnce(site);
    const home = folder !== '' && { home: homeOf(folder) };
    return {
      site: { ...siteOnce(site), ...(drawings && { drawings }), ...names, ...home },
      pages: pages.map((page) => withVersions(resolvePageOnce(page))),
      unpublished: unpublished.map(resolvePageOnce),
    };
  };
  return { ...show({ ...main, folder: '' }), languages: languages.map(show) };
}

/**
 * The languages of a site, each with its name in itself: "Deutsch". The name has the region only if another language of the site
 * would have the same.
 */
export function namedLanguages(
  all: readonly { folder: string; language: string }[],
): ResolvedLanguage[] {
  const subtag = (language: string) => language.split('-')[0] ?? language;
  return all.map(({ folder, language }) => {
    const isOnly = all.filter((other) => subtag(other.language) === subtag(language)).length === 1;
    const named = isOnly ? subtag(language) : language;
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(named) ?? language;
    const [first = ''] = name;
    const capitalized = first.toLocaleUpperCase(language) + name.slice(first.length);
    return { language, name: capitalized, home: homeOf(folder) };
  });
}

/** A diagnosis with its content as visitors see it. */
export type ResolvedDiagnosis = Omit<Diagnosis, 'content'> & {
  content: ResolvedContent | undefined;
};

/** Converts the content of a diagnosis, if it has any. */
export function resolveDiagnosis(
  diagnosis: Diagnosis,
  files: readonly FileOfDrawing[],
): ResolvedDiagnosis {
  return { ...diagnosis, content: diagnosis.content && resolveContent(diagnosis.content, files) };
}

type FileOfDrawing = { src: string; drawing?: ResolvedDrawing };

/** The drawings among files; undefined if there are none. */
export function drawingsAmong(files: readonly FileOfDrawing[]): Drawings | undefined {
  const resolved = files.flatMap(({ src, drawing }) => (drawing ? [[src, drawing] as const] : []));
  return resolved.length > 0 ? Object.fromEntries(resolved) : undefined;
}

/**
 * site.json as visitors see it, with its facts filled in and its drawings. Undefined if its fields are invalid. The fields may
 * contradict each other while it is being edited.
 */
export function readSite(document: unknown, drawings?: Drawings): ResolvedSite | undefined {
  const { data } = siteFields.safeParse(fillDocument(document, siteFields, factsOf(document)));
  return data && { ...resolveSite(data), ...(drawings && { drawings }) };
}
