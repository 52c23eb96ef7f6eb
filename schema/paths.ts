/** The path of the 404 page, which is shown for every address that has no page. */
export const notFoundPath = '/404';

/** The folder of the demo form and the demo blog, which a site shows until it names its own. */
export const demoFolder = '/demo/';

/** The address of the picture that other sites show for a shared link to a page. */
export function sharePicture(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}

/** The address of the document of a page: `/faq.json` for `/faq`, `/index.json` for `/`. */
export function documentUrl(path: string): string {
  return `${path === '/' ? '/index' : path}.json`;
}

/** The inverse of documentUrl: `/faq` for `/faq.json`. */
export function pathOfDocument(url: string): string {
  const path = url.replace(/\.json$/, '');
  return path === '/index' ? '/' : path;
}

/** The address of an original picture file on the dev server and in the editor. */
export function originalUrl(src: string): string {
  return `/${src.split('/').map(encodeURIComponent).join('/')}`;
}

/** Normalizes the path of an address to the path of a document: without a trailing slash. */
export function documentPath(pathname: string): string {
  return pathname === '/' ? '/' : pathname.replace(/\/$/, '');
}
