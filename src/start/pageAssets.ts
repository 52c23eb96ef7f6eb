import type { Page } from '../../schema/index.ts';
import { pageCode } from '../renderer/preparePage.ts';
import type { PageAsset } from '../shared/pageAsset.ts';
import { loadStyles } from '../styles/loadStyles.ts';

/** All that pages need besides their documents. A prerendered page brings its own styles along. */
const assets: readonly PageAsset[] = [...pageCode, { load: loadStyles }];

/** Takes over what the prerendered page brings along, and loads the code that hydrates it. Rejects when that cannot be loaded. */
export async function adoptPage(root: ParentNode, page: Page): Promise<void> {
  await Promise.all(assets.map(({ adopt }) => adopt?.(root, page)));
}

/** Loads all that rendering a later page needs besides its document. Rejects when its code or the styles cannot be loaded. */
export async function loadPage(page: Page): Promise<void> {
  await Promise.all(assets.map(({ load }) => load(page)));
}
