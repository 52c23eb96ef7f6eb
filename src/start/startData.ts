/** What the page's head says, as JSON in `script#start`, of how it comes to life. */
export type StartData = {
  /** The addresses of the code: the entry first, then all that rendering the page imports. */
  code: readonly string[];
  /** The addresses of the page's document and of site.json. */
  data: readonly [page: string, site: string];
  /** The address of the styles of all pages; omitted where components bring their own, as in dev. */
  styles?: string;
  /** The address of the font. */
  font: string;
  /** The form dialog: the addresses of its code, its title and the height of the form in pixels. */
  dialog: { code: readonly string[]; title: string; height: number };
};

/** Reads what the page says, and the path of its document; undefined where the page is not prerendered. */
export function startData(): (StartData & { path: string }) | undefined {
  const text = document.getElementById('start')?.textContent;
  if (!text) return undefined;
  const data: StartData = JSON.parse(text);
  return { ...data, path: data.data[0].replace(/\/page\.json$/, '') || '/' };
}
