import { type CustomPlugin, optimize, type XastElement } from 'svgo/browser';
import { PictureProblem } from './PictureProblem.ts';

export const tooMuch =
  'Its groups or references are nested too deeply for browsers. Export it as a PNG.';
const tooSlow =
  'Its filters, such as blurs and shadows, take browsers too long. Remove some, or export it as a PNG.';

/** The maximum number of shown elements, counting each reference. */
export const maxShown = 1_000_000;

/**
 * How long a browser without a graphics card takes to apply a filter to a whole drawing, compared with a blur, for which it
 * takes up to 50 ms. All others are much faster.
 */
const timeOfFilter: Readonly<Record<string, number>> = {
  feGaussianBlur: 1,
  feDropShadow: 1,
  feDiffuseLighting: 1,
  feSpecularLighting: 1,
  feMorphology: 5,
  feTurbulence: 5,
  feConvolveMatrix: 20,
};
const maxFilterTime = 60;

/**
 * Adds up the work for the elements that a browser shows, each of which takes `workFor`. An element referenced by "use", a paint
 * or a filter counts each time: thirty groups, each of which shows the previous one twice, are a billion elements.
 */
export function workOf(workFor: (node: XastElement) => number) {
  const byId = new Map<string, XastElement>();
  const known = new Map<XastElement, number>();
  const of = (node: XastElement): number => {
    const before = known.get(node);
    if (before !== undefined) return before;
    known.set(node, 0); // A reference cycle shows nothing.
    let work = workFor(node);
    for (const child of node.children) if (child.type === 'element') work += of(child);
    for (const value of Object.values(node.attributes)) {
      for (const [, id = ''] of value.matchAll(/(?:^\s*|url\(\s*["']?)#([^\s"')]+)/g)) {
        const target = byId.get(id);
        if (target) work += of(target);
      }
    }
    known.set(node, work);
    return work;
  };
  return {
    add(node: XastElement): void {
      const { id } = node.attributes;
      if (id !== undefined && !byId.has(id)) byId.set(id, node);
    },
    of,
  };
}

/** Throws for a clean SVG whose filters keep a browser busy for seconds. */
export function expectFastFilters(text: string): void {
  if (!/filter/i.test(text)) return;
  const time = workOf(({ name, attributes: { style = '', filter = '' } }) => {
    const functions = `${style} ${filter}`.match(/\b(?:blur|drop-shadow)\(/gi) ?? [];
    return (timeOfFilter[name] ?? 0) + functions.length;
  });
  const plugin: CustomPlugin = {
    name: 'expectFastFilters',
    fn: () => ({
      element: {
        enter: time.add,
        exit(node, parent) {
          if (parent.type === 'root' && time.of(node) > maxFilterTime)
            throw new PictureProblem(tooSlow);
        },
      },
    }),
  };
  // Only to find the elements that a style gives a filter: the result is dropped.
  optimize(text, {
    plugins: [{ name: 'inlineStyles', params: { onlyMatchedOnce: false } }, plugin],
  });
}
