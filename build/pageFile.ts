import path from 'node:path';
import { notFoundPath } from '../schema/paths.ts';

/**
 * The file of a page in a built site, relative to its folder: `faq/index.html` for `/faq`. Static hosts answer missing
 * addresses with `404.html`.
 */
export function pageFile(route: string): string {
  return route === notFoundPath ? '404.html' : path.join(route.slice(1), 'index.html');
}
