import type { Page } from '../../schema/index.ts';
import { adoptDrawings } from '../art/index.ts';
import { preparePage, prepareWholePage } from '../renderer/preparePage.ts';
import { loadStyles } from '../styles/loadStyles.ts';
import { loadIcons } from '../ui/Icon.tsx';

/**
 * Takes over what the prerendered page has (its drawings, styles, icons and head), and loads the code that hydrating it
 * needs. Rejects when that code cannot be had.
 */
export async function adoptPage(root: ParentNode, page: Page): Promise<void> {
  adoptDrawings(root);
  await preparePage(page);
}

let icons: Promise<void> | undefined;

/** Loads all that rendering a later page needs besides its document. Rejects when code or styles cannot be had. */
export async function loadPage(page: Page): Promise<void> {
  icons ??= loadIcons().catch(() => {});
  await Promise.all([loadStyles(), icons, prepareWholePage(page)]);
}
