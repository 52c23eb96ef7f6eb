/** The path of the 404 page, which is shown for every unknown address. */
export const notFoundPath = '/404';

/**
 * The folder of a language, such as "de"; empty for the main language. It is also the first part of its pages' addresses.
 */
export type Folder = string;

/** The home page of a language: "/de". */
export function homeOf(folder: Folder): string {
  return `/${folder}`;
}

/** The 404 page of a language: "/de/404". */
export function notFoundOf(folder: Folder): string {
  return addressIn(folder, notFoundPath);
}

/** An address in a language: "/de/faq" for "/faq". */
export function addressIn(folder: Folder, path: string): string {
  if (folder === '') return path;
  return path === '/' ? homeOf(folder) : `/${folder}${path}`;
}

/** Whether an address belongs to a language. Those of the site itself are all that no other language has. */
export function isAddressIn(folder: Folder, path: string, folders: readonly Folder[]): boolean {
  const [, first = ''] = path.split('/');
  return folder === '' ? !folders.includes(first) : first === folder;
}

/** The 404 page of the language with this home page. */
export function notFoundAt(home = '/'): string {
  return home === '/' ? notFoundPath : home + notFoundPath;
}

/** The pages without which a site cannot be built. They are always published. */
export const requiredPaths: readonly string[] = ['/', notFoundPath];

/**
 * The addresses that a page cannot have: those of files that the build writes, and those that hosts
 * or computers handle in a special way.
 */
export const reservedPaths = {
  assets: /^\/assets(?:\/|$)/,
  embeds: /^\/embeds(?:\/|$)/,
  edit: /^\/edit(?:\/|$)/,
  index: /^\/(?:.*\/)?index$/,
  version: /^\/version$/,
  home: /^\/home$/,
  device: /\/(?:con|prn|aux|nul|com\d|lpt\d)(?:\/|$)/,
} as const;

/** Whether Windows cannot store a file with this path: a step is a device, with any extension, or ends with a dot or a space. */
export function isReservedOnWindows(path: string): boolean {
  return path
    .split('/')
    .some(
      (step) =>
        /[. ]$/.test(step) ||
        reservedPaths.device.test(`/${step.toLowerCase().replace(/ *\..*$/, '')}`),
    );
}

/** The folder of the demo form and the demo blog, which a site shows until it specifies its own. */
export const demoFolder = '/demo/';

/** The folder of the pages that hold provider code. They are not pages of the site. */
export const embedsFolder = '/embeds/';

/**
 * The address of the page that holds some provider code (scripts/build/writeEmbeds.ts). Browsers compute it too, so the hash is
 * synchronous and short: two 32-bit FNV-1a hashes. All code on a site comes from its owner, so a short hash is enough.
 */
export function embedPath(code: string): string {
  const half = (start: number) => {
    let hash = start;
    for (const character of code) {
      hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return embedsFolder + half(0x811c9dc5) + half(0x9747b28c);
}

/** Whether a provider's value for a frame is code rather than an address. */
export function isCode(input: string): boolean {
  return input.startsWith('<');
}

/** The address that a frame loads, for an address or for provider code. */
export function frameSrc(input: string): string {
  return isCode(input) ? embedPath(input) : input;
}

/** The size in pixels that social networks recommend for this picture. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The address of the picture that other sites show when a page is shared. */
export function sharePicture(path: string): string {
  return `/share${path === '/' ? '/home' : path}.jpg`;
}

/** The URL of a page's document: `/faq.json` for `/faq`, `/index.json` for `/`. */
export function documentUrl(path: string): string {
  return `${path === '/' ? '/index' : path}.json`;
}

/** The inverse of documentUrl: `/faq` for `/faq.json`. */
export function pathOfDocument(url: string): string {
  const path = url.replace(/\.json$/, '');
  return path === '/index' ? '/' : path;
}

/** The address of an original picture on the dev server and in the editor. */
export function originalUrl(src: string): string {
  return `/${src.split('/').map(encodeURIComponent).join('/')}`;
}

/** Normalizes the path of an address to that of a document: without a trailing slash. */
export function documentPath(pathname: string): string {
  return pathname === '/' ? '/' : pathname.replace(/\/$/, '');
}
