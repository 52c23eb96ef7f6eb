/** The path of an address as documents have it: without a slash at the end. */
export function documentPath(pathname: string): string {
  return pathname === '/' ? '/' : pathname.replace(/\/$/, '');
}

/** The address of the document of a path: `/faq/page.json` of `/faq`. */
export function documentUrl(path: string): string {
  return `${path === '/' ? '' : path}/page.json`;
}

/** The path whose document has an address. */
export function pathOfDocument(url: string): string {
  return url.replace(/\/page\.json$/, '') || '/';
}
