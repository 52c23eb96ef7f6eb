import type { Page } from '../../schema/index.ts';

/** Something that rendering a page needs besides its document. */
export type PageAsset = {
  /**
   * For the first page of a visit: takes over what the prerendered markup in `root` already contains, and loads what hydration
   * needs in addition. Omitted if the markup is enough. Rejects when code cannot be loaded.
   */
  adopt?(root: ParentNode, page: Page): Promise<void>;
  /** For every later page: loads what is missing. Rejects when the page cannot be rendered. */
  load(page: Page): Promise<void>;
};
