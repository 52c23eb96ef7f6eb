import type { Page, Site } from '../../schema/index.ts';

/** The number of characters that search engines show of a title; also the maximum for a page's own title. */
const longestTitle = 60;

/**
 * The title of a page in the browser's tab and in search results: its own, followed by the company's name where there is room
 * and the title does not contain it already.
 */
export function pageTitle(
  { title }: Pick<Page, 'title'>,
  { company }: Pick<Site, 'company'>,
): string {
  const whole = `${title} | ${company}`;
  return title.includes(company) || whole.length > longestTitle ? title : whole;
}
