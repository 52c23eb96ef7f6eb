import type { Page, Site } from './index.ts';

/** What search engines show of a title; also the most that a page's own title can have. */
export const longestTitle = 60;

/**
 * The title of a page in the browser's tab and in search results: its own, and the company's name after it where there is
 * room and the title does not name it already.
 */
export function pageTitle(
  { title }: Pick<Page, 'title'>,
  { company }: Pick<Site, 'company'>,
): string {
  const whole = `${title} | ${company}`;
  return title.includes(company) || whole.length > longestTitle ? title : whole;
}
