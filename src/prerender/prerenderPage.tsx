import type { Page } from '../../schema/index.ts';
import { preparePage } from '../blocks/index.ts';
import type { VisitorSite } from '../shared/site.ts';
import { type DocumentParts, htmlDocument } from './htmlDocument.ts';
import { findPlace, renderPage } from './renderPage.tsx';

/**
 * Prerenders a page to a complete HTML document: its content, title and description, the styles that it uses, and the data for
 * hydration. Rejects if a component throws: the message names the page and the block, and `cause` is the thrown error.
 */
export async function prerenderPage(
  site: VisitorSite,
  page: Page,
  parts: DocumentParts,
): Promise<string> {
  await preparePage(page, site);
  const rendered = await renderPage(site, page, parts.files).catch(async (cause: unknown) => {
    const { message, stack } = cause instanceof Error ? cause : new Error(String(cause));
    const place = await findPlace(site, page);
    // The dev server prints the stack of this error, and the build prints the stack of its cause.
    throw Object.assign(new Error(`${place} cannot be rendered: ${message}`, { cause }), { stack });
  });
  return htmlDocument(site, page, parts, rendered);
}
