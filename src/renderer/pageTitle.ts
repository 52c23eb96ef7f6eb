import type { Page, Site } from '../../schema/index.ts';

/** How many characters of a title search engines show. Also the maximum length of a page's own title. */
const maxTitleLength = 60;

/**
 * The title of a page in the browser tab and in search results: its own, followed by the company name if there is room and the
 * title does not contain it already.
 */
export function pageTitle(
  { title }: Pick<Page, 'title'>,
  { company }: Pick<Site, 'company'>,
): string {
  const full = `${title} | ${company}`;
  return title.includes(company) || full.length > maxTitleLength ? title : full;
}
