import { addressIn, type Folder } from '../paths.ts';
import type { KnownPage } from './types.ts';

/** The page of each address that only the name of a file still has: the page has moved. `folders` are those of its languages. */
export function movedPages(
  pages: readonly KnownPage[],
  folders: readonly Folder[],
): ReadonlyMap<string, string> {
  const paths = new Set(pages.map(({ page }) => page.path));
  return new Map(
    pages.flatMap(({ page: { path = '' }, source: { name } }) => {
      const folder = folders.find((one) => path.startsWith(addressIn(one, '/'))) ?? '';
      const old = addressIn(folder, name.replace(/^(?:.*\/)?(.*)\.json$/, '/$1'));
      return path === '' || paths.has(old) ? [] : [[old, path] as const];
    }),
  );
}
