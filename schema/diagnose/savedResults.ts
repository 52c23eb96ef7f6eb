import type { PageSource } from './types.ts';

/** A function whose results for pages another process can use again, as JSON. */
type Saved = {
  save: (pages: readonly PageSource[]) => string;
  /** `pages` are those that were saved; undefined if one has changed. */
  restore: (json: string, pages: readonly (PageSource | undefined)[]) => void;
};

const functions: ({ name: string } & Saved)[] = [];

/** Adds a function. Its name is unique. */
export function registerSaved(name: string, saved: Saved): void {
  functions.push({ name, ...saved });
}

/** The results of all functions for these pages, by name. */
export function savedResults(pages: readonly PageSource[]): Map<string, string> {
  const results = new Map<string, string>();
  for (const { name, save } of functions) {
    if (results.has(name)) throw new Error(`Two functions save results as "${name}".`);
    results.set(name, save(pages));
  }
  return results;
}

/** Uses saved results. `jsonOf` returns those of a function. */
export function restoreSaved(
  jsonOf: (name: string) => string | undefined,
  pages: readonly (PageSource | undefined)[],
): void {
  for (const { name, restore } of functions) {
    const json = jsonOf(name);
    if (json !== undefined) restore(json, pages);
  }
}

/** Memoizes a function of a page or its text, like `once`. Its results are saved under the name, so they must be JSON. */
export function onceSaved<Key extends object, Result>(
  name: string,
  keyOf: (page: PageSource) => Key,
  work: (key: Key) => Result,
): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>();
  registerSaved(name, {
    save: (pages) => JSON.stringify(pages.map((page) => known.get(keyOf(page)) ?? null)),
    restore(json, pages) {
      const saved: ({ result: Result } | null)[] = JSON.parse(json);
      for (const [index, one] of saved.entries()) {
        const page = pages[index];
        if (page && one) known.set(keyOf(page), one);
      }
    },
  });
  return (key) => {
    const before = known.get(key);
    if (before) return before.result;
    const result = work(key);
    known.set(key, { result });
    return result;
  };
}
