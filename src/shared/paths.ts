/** Normalizes the path of an address to the path of a document: without a trailing slash. */
export function documentPath(pathname: string): string {
  return pathname === '/' ? '/' : pathname.replace(/\/$/, '');
}
