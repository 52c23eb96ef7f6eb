/**
 * The file of a page in a built site, relative to its folder: `faq.html` for `/faq`. Static hosts send it for `/faq` without a
 * redirect; they would redirect `/faq` to `/faq/` if it were `faq/index.html`. They send `404.html` for missing addresses.
 */
export function pageFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}
