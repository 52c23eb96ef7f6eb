import type { Page } from '../../schema/index.ts';
import { pageCode } from '../renderer/preparePage.ts';
import type { PageAsset } from '../shared/pageAsset.ts';
import { loadStyles } from '../styles/loadStyles.ts';

/** Everything that pages need besides their documents. A prerendered page contains its own styles. */
const assets: readonly PageAsset[] = [...pageCode, { load: loadStyles }];

/** Takes over what the prerendered page contains, and loads the code that hydrates it. Rejects when that cannot be loaded. */
export async function adoptPage(root: ParentNode, page: Page): Promise<void> {
  await Promise.all(assets.map(({ adopt }) => adopt?.(root, page)));
}

/** Loads everything that a later page needs besides its document. Rejects when any of it cannot be loaded. */
export async function loadPage(page: Page): Promise<void> {
  await Promise.all(assets.map(({ load }) => load(page)));
}
