/**
 * A font file of a site: the name of its family in the styles (src/theme/typeface.ts), its URL, and its characters as a CSS
 * unicode-range. A file without a range has all characters that the other files of the family lack.
 */
export type FontAddress = readonly [family: string, url: string, range?: string];

/** The URLs of files that a page needs in the browser. */
export type PageFiles = {
  /** The code of the page: the entry first, then everything that it and the blocks import. */
  code: readonly string[];
  /** The URL of site.json. */
  site: string;
  fonts: readonly FontAddress[];
  /** The stylesheet of all pages; omitted in dev, where components add their own styles. */
  styles?: string;
};

/** The data in a prerendered page for its start in the browser, as JSON in `script#start`. */
export type StartData = Omit<PageFiles, 'fonts'> & {
  /** The URL of the page's document. */
  document: string;
};

/** Reads the start data of the page; undefined if it is not prerendered. */
export function readStartData(): StartData | undefined {
  const text = document.getElementById('start')?.textContent;
  return text ? JSON.parse(text) : undefined;
}
