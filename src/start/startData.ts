/** A font of a site: the name that styles have for it (src/theme/typeface.ts), and its address. */
export type FontAddress = readonly [family: string, url: string];

/** The addresses of files that a page needs in the browser. */
export type PageFiles = {
  /** The code of the page: the entry first, then all that it and the blocks import. */
  code: readonly string[];
  /** What the code of the form dialog adds to it. */
  dialogCode: readonly string[];
  /** site.json */
  site: string;
  fonts: readonly FontAddress[];
  /** The styles of all pages; omitted where components bring their own, as in dev. */
  styles?: string;
};

/** What a prerendered page brings along for its start in the browser, as JSON in `script#start`. */
export type StartData = PageFiles & {
  /** The address of the page's document. */
  document: string;
  /** The form dialog: its title, and the height of the form in pixels. */
  dialog: { title: string; height: number };
};

/** Reads what the page brings along; undefined where it is not prerendered. */
export function readStartData(): StartData | undefined {
  const text = document.getElementById('start')?.textContent;
  return text ? JSON.parse(text) : undefined;
}
