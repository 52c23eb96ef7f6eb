import type { Page } from '../../schema/index.ts';

/** Something that rendering a page needs besides its document. */
export type PageAsset = {
  /**
   * For the page that a visit begins with: takes over what its prerendered markup in `root` brings along, and loads what
   * hydrating it needs besides. Absent where the markup is enough. Rejects when code cannot be loaded.
   */
  adopt?(root: ParentNode, page: Page): Promise<void>;
  /** For every other page: loads what is not there yet. Rejects when the page cannot be rendered without it. */
  load(page: Page): Promise<void>;
};
