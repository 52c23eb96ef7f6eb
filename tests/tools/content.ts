import { notFoundPath } from '../../schema/browser.ts';
import { diagnose, type Page } from '../../schema/index.ts';
import { readContent } from '../../scripts/content/readContent.ts';
import { visitorSite } from '../../src/prerender/visitorSite.ts';
import { pageTitle } from '../../src/renderer/pageTitle.ts';
import { resolveContent } from '../../src/resolved/resolveContent.ts';
import type { VisitorSite } from '../../src/shared/site.ts';

export type Content = {
  /** The texts of the pages as written, with names of facts in braces. */
  documents: { name: string; text: string }[];
  site: VisitorSite;
  /** The pages as visitors see them, with facts filled in. */
  pages: Page[];
  /** The routes of all pages. */
  routes: string[];
};

/** Reads a folder of documents. Rejects with their errors. */
export async function contentOf(folder: string): Promise<Content> {
  const { pages: documents, site: siteFile, files, pictures, fonts } = await readContent(folder);
  const { content, diagnostics } = diagnose(documents, siteFile, { files, pictures, fonts });
  if (!content) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const { pages, ...shown } = resolveContent(content, pictures);
  const site = visitorSite(shown.site);
  const routes = pages.map(({ path }) => path).filter((path) => path !== notFoundPath);
  return { documents, site, pages, routes };
}

/**
 * The test site. Tests of the code use it instead of the shipped documents, so that changes to those documents break no tests.
 */
export const testSite = 'tests/fixtures/site';
export const { site, pages, routes } = await contentOf(testSite);

/** The title, tab title and headline of a page of the test site. */
export function documentOf(path: string): { title: string; tabTitle: string; headline: string } {
  const page = pages.find((one) => one.path === path);
  const hero = page?.blocks.find((block) => block.type === 'hero');
  if (!page || hero?.type !== 'hero') throw new Error(`There is no page ${path} with a hero.`);
  return { title: page.title, tabTitle: pageTitle(page, site), headline: hero.headline };
}
