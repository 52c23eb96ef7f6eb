import { factsOf, once } from '../../schema/browser.ts';
import {
  type Content,
  type Diagnosis,
  type Page,
  pageFields,
  type Site,
  siteFields,
} from '../../schema/index.ts';
import { fillDocument } from '../../schema/inspect.ts';
import { shownSite } from './shownSite.ts';
import type { Drawings, ShownDrawing, ShownSite } from './types.ts';
import { typesetDocument } from './typesetDocument.ts';

/** The site and its published pages as visitors see them, and the pages that only previews show (src/dev/preview.ts). */
export type ShownContent = { site: ShownSite; pages: Page[]; unpublished: Page[] };

// An unchanged document keeps its shown version, so that the dev server knows what to send.
const siteOnce = once(shownSite);
const pageOnce = once((site: Site) =>
  once((page: Page) => typesetDocument(page, pageFields, site.language)),
);

/** The valid content of a site as visitors see it. `files` are those in the folders pictures and drawings. */
export function showContent(
  { site, pages, unpublished }: Content,
  files: readonly FileOfDrawing[] = [],
): ShownContent {
  const drawings = drawingsAmong(files);
  const showPage = pageOnce(site);
  return {
    site: { ...siteOnce(site), ...(drawings && { drawings }) },
    pages: pages.map(showPage),
    unpublished: unpublished.map(showPage),
  };
}

/** A diagnosis with its content as visitors see it. */
export type ShownDiagnosis = Omit<Diagnosis, 'content'> & { content: ShownContent | undefined };

/** Converts the content of a diagnosis, if it has any. */
export function showDiagnosis(
  diagnosis: Diagnosis,
  files: readonly FileOfDrawing[],
): ShownDiagnosis {
  return { ...diagnosis, content: diagnosis.content && showContent(diagnosis.content, files) };
}

type FileOfDrawing = { src: string; drawing?: ShownDrawing };

/** The drawings among files; undefined if there are none. */
export function drawingsAmong(files: readonly FileOfDrawing[]): Drawings | undefined {
  const shown = files.flatMap(({ src, drawing }) => (drawing ? [[src, drawing] as const] : []));
  return shown.length > 0 ? Object.fromEntries(shown) : undefined;
}

/**
 * site.json as visitors see it, with its facts filled in and its drawings. Undefined if its fields are invalid. The fields may
 * contradict each other while it is being edited.
 */
export function readSite(document: unknown, drawings?: Drawings): ShownSite | undefined {
  const { data } = siteFields.safeParse(fillDocument(document, siteFields, factsOf(document)));
  return data && { ...shownSite(data), ...(drawings && { drawings }) };
}
