/** Normalizes the path of an address to the path of a document: without a trailing slash. */
export function documentPath(pathname: string): string {
  return pathname === '/' ? '/' : pathname.replace(/\/$/, '');
}

/** The address of the document of a path: `/faq/page.json` for `/faq`. */
export function documentUrl(path: string): string {
  return `${path === '/' ? '' : path}/page.json`;
}

/** The inverse of documentUrl: `/faq` for `/faq/page.json`. */
export function pathOfDocument(url: string): string {
  return url.replace(/\/page\.json$/, '') || '/';
}
