import { expect } from '@playwright/test';
import type { Window } from './engines/engine.ts';
import type { ReadBack } from './engines/evaluation.ts';
import type { SiteInFront } from './siteInFront.ts';

/** An element by role and name, or by selector. The first visible match is used. */
type Thing = string | { role: keyof typeof roles; name: string; within?: string };

const roles = {
  link: 'a[href]',
  button: 'button, summary, [role="button"]',
  field: 'input, textarea, select, [contenteditable="true"]',
};

/** A visitor in any engine. Uses native input, and waits for states, never for fixed times. */
export type Visitor = {
  site: SiteInFront;
  /** Opens a path of the site, or another address, and waits until it has loaded. */
  load: (address: string) => Promise<void>;
  /** Opens a path of the site and waits until it is hydrated. */
  open: (path: string) => Promise<void>;
  /** Waits until the page is hydrated. */
  hydrated: () => Promise<void>;
  /** Scrolls an element into view if necessary, and clicks its center once nothing covers it. */
  click: (thing: Thing) => Promise<void>;
  hover: (thing: Thing) => Promise<void>;
  /** Focuses an element, as Tab would. */
  focus: (thing: Thing) => Promise<void>;
  /** Scrolls the page and waits until it has arrived. */
  scrollTo: (top: number) => Promise<void>;
  /** Waits until a function returns `expected` in the page. */
  until: <Args extends unknown[], Result>(
    read: (...args: Args) => Result,
    expected: Awaited<Result>,
    ...args: Args
  ) => Promise<void>;
  /** Waits until the address is this path and the page has this headline. */
  isAt: (path: string, headline: string) => Promise<void>;
  read: ReadBack;
  /** The color of the window at a point: red, green and blue. */
  colorAt: (x: number, y: number) => Promise<number[]>;
} & Pick<Window, 'back' | 'forward' | 'reload' | 'press' | 'type' | 'resize'>;

// Polling intervals in milliseconds. Most states are reached quickly.
const intervals = [20, 50, 100, 250];

/** Runs in the page: scrolls it, and returns its scroll position and height. */
function scrollPage(top: number): readonly [number, number] {
  scrollTo({ top, behavior: 'instant' });
  return [Math.round(scrollY), document.documentElement.scrollHeight];
}

/** Creates a visitor for a window. */
export function visitorOf(window: Window, site: SiteInFront): Visitor {
  const until: Visitor['until'] = (read, expected, ...args) =>
    expect
      // Evaluation fails during navigation.
      .poll(() => window.evaluate(read, ...args).catch((error) => `unread: ${error}`), {
        intervals,
      })
      .toEqual(expected);

  /** Waits until an element is in view, stable and clickable, and returns its center. */
  async function find(thing: Thing, focus = false): Promise<{ x: number; y: number }> {
    const named = typeof thing === 'string' ? undefined : thing;
    const selector = typeof thing === 'string' ? thing : roles[thing.role];
    let last = '';
    let point = { x: 0, y: 0 };
    await expect
      .poll(
        async () => {
          const found = await window
            .evaluate(reach, selector, named?.name ?? null, named?.within ?? null, focus)
            .catch(String);
          const now = JSON.stringify(found);
          const isStill = now === last;
          last = now;
          if (typeof found === 'string') return found;
          point = found;
          return isStill ? 'found' : 'it moves';
        },
        { message: `${JSON.stringify(thing)} on the page`, intervals },
      )
      .toBe('found');
    return point;
  }

  const hydrated = () => until(() => 'hydrated' in document.documentElement.dataset, true);

  return {
    site,
    hydrated,
    until,
    load: (address) => window.open(new URL(address, site.origin).href),
    async open(path) {
      await window.open(site.origin + path);
      await hydrated();
    },
    async click(thing) {
      const { x, y } = await find(thing);
      await window.point(x, y);
    },
    async hover(thing) {
      const { x, y } = await find(thing);
      await window.point(x, y, 'hover');
    },
    async focus(thing) {
      await find(thing, true);
    },
    // While a page renders, it may be too short, and content above may still shift the view.
    async scrollTo(top) {
      let last: number | undefined;
      await expect
        .poll(
          async () => {
            // Evaluation fails during navigation.
            const [at, height] = await window.evaluate(scrollPage, top).catch(() => []);
            const isStill = height === last;
            last = height;
            return isStill ? at : 'it grows';
          },
          { intervals: [50] },
        )
        .toBe(top);
    },
    isAt: (path, headline) =>
      until(() => [location.pathname, document.querySelector('h1')?.textContent], [path, headline]),
    read: window.evaluate,
    async colorAt(x, y) {
      const picture = (await window.picture()).toString('base64');
      return window.evaluate(readColor, picture, x, y);
    },
    back: window.back,
    forward: window.forward,
    reload: window.reload,
    press: window.press,
    type: window.type,
    resize: window.resize,
  };
}

/**
 * Runs in the page: scrolls the first visible match into view if necessary. Returns its center, or why it cannot be clicked.
 */
function reach(selector: string, name: string | null, within: string | null, focus: boolean) {
  const plain = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.labels?.[0]?.textContent
      : element.textContent);
  const roots = document.querySelectorAll(within ?? 'html');
  const element = Array.from(roots, (root) => Array.from(root.querySelectorAll(selector)))
    .flat()
    .find((one) => one.checkVisibility() && (name === null || plain(nameOf(one)) === name));
  if (!(element instanceof HTMLElement)) return 'it is not there';
  if (element.matches(':disabled')) return 'it is disabled';
  if (focus) element.focus();
  const middle = () => {
    const [box = new DOMRect()] = element.getClientRects();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const hitAt = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y);
  const isHit = (hit: Element | null) =>
    hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  if (!isHit(hitAt(middle()))) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const point = middle();
  const hit = hitAt(point);
  return isHit(hit) ? point : `under ${hit?.outerHTML.slice(0, 80)}`;
}

/** Runs in the page: returns the color of a picture at a point. */
async function readColor(picture: string, x: number, y: number): Promise<number[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  return Array.from(context?.getImageData(x, y, 1, 1).data ?? []).slice(0, 3);
}
