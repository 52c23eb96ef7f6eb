/** The path of the 404 page, which is shown for every address that has no page. */
export const notFoundPath = '/404';

/** The folder of the demonstrations of a form and of a blog, which a site has until it names its own. */
export const demoFolder = '/demo/';

/** The address of the picture that is shown where a page's address is shared. */
export function sharePicture(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}
