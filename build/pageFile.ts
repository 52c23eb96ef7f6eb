import path from 'node:path';
import { notFoundPath } from '../schema/paths.ts';

/**
 * The file of a page in a built site, relative to its folder: `faq/index.html` for `/faq`. The 404 page is `404.html`, which
 * static hosts send for missing addresses.
 */
export function pageFile(route: string): string {
  return route === notFoundPath ? '404.html' : path.join(route.slice(1), 'index.html');
}
