import type { NodeResult, Result } from 'axe-core';
import { ownValue } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import { axeTags, axeWords } from './axeWords.ts';

/** A finding that only the rendered page shows. */
export type RenderedFinding = {
  words: string;
  hint: string;
  /** The text of the element, shortened. */
  text: string;
  /** The path of the block; empty for an element outside all blocks. */
  path: ValuePath;
  /** Where it was found: "in the dark theme", "on a phone". */
  where: string[];
};

const desktop = 1280;
const phone = 320;
// A server that has just started compiles a lot of code for the first page.
const maxSeconds = 120;
const maxLooks = 3;

const forms = [
  { width: desktop, theme: 'light', where: 'in the light theme' },
  { width: desktop, theme: 'dark', where: 'in the dark theme' },
  { width: phone, theme: 'light', where: 'on a phone' },
] as const;

/**
 * Renders a page as visitors see it, with drafts, in an invisible frame. Finds what is hard to read or use, or does not
 * fit: in both themes, and 320 pixels wide. A page that reloads during the check, for example after a change of the
 * settings, is checked again. `signal` stops it.
 */
export async function checkPage(path: string, signal: AbortSignal): Promise<RenderedFinding[]> {
  for (let look = 0; look < maxLooks; look += 1) {
    const findings = await lookOnce(path, signal);
    if (findings) return findings;
  }
  throw new Error('The page keeps reloading.');
}

/** The findings of a page; undefined if it was reloaded during the check. */
async function lookOnce(path: string, signal: AbortSignal): Promise<RenderedFinding[] | undefined> {
  const frame = makeFrame();
  try {
    const page = await open(frame, path, signal);
    const { document } = page;
    // After a reload, code that runs in the old page may never end.
    const left = new Promise<undefined>((resolve) => {
      frame.addEventListener('load', () => resolve(undefined));
    });
    const isLeft = () => page.document !== document;
    const findings = findingsOf(frame, page, signal).catch((error) => {
      if (!isLeft()) throw error;
      return undefined;
    });
    const found = await Promise.race([findings, left]);
    return isLeft() ? undefined : found;
  } finally {
    frame.remove();
  }
}

async function findingsOf(
  frame: HTMLIFrameElement,
  page: PageWindow,
  signal: AbortSignal,
): Promise<RenderedFinding[]> {
  await addAxe(page);
  const findings = new Map<string, RenderedFinding>();
  const add = (where: string, element: Element | undefined, words: string, hint: string) => {
    const key = `${words} ${element ? placeIn(element) : ''}`;
    const found = findings.get(key);
    if (found) found.where.push(where);
    else {
      const text = shortened(element?.textContent ?? '');
      findings.set(key, { words, hint, text, path: blockPathOf(element), where: [where] });
    }
  };
  for (const { width, theme, where } of forms) {
    signal.throwIfAborted();
    frame.style.width = `${width}px`;
    page.document.documentElement.dataset.theme = theme;
    await settled(page);
    if (width === phone) {
      for (const element of tooWide(page)) {
        add(where, element, 'The page is wider than a phone of 320 pixels.', overflowHint);
      }
    }
    for (const violation of await violationsOf(page)) {
      const { words, hint } = axeWords(violation);
      for (const node of violation.nodes) add(where, node.element, withFigures(words, node), hint);
    }
  }
  return [...findings.values()];
}

const overflowHint = 'A word or address here is too long for one line. Use a shorter one.';

type PageWindow = Window & typeof globalThis;

/** A frame inside the window, so that browsers render it, but invisible, silent and unreachable. */
function makeFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'The page that is checked';
  frame.tabIndex = -1;
  frame.inert = true;
  frame.ariaHidden = 'true';
  // Its scripts run, but cannot open a window, send a form or navigate this tab.
  frame.setAttribute('sandbox', 'allow-same-origin allow-scripts');
  frame.style.cssText =
    'position: fixed; inset: 0 auto auto 0; height: 900px; border: 0; opacity: 0; pointer-events: none; z-index: -1';
  return frame;
}

/** Opens a page in a frame, and waits until it is hydrated and nothing moves. Rejects after two minutes. */
async function open(
  frame: HTMLIFrameElement,
  path: string,
  signal: AbortSignal,
): Promise<PageWindow> {
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = path;
  document.body.append(frame);
  const timeout = AbortSignal.timeout(maxSeconds * 1000);
  const ended = new Promise<never>((_, fail) => {
    for (const end of [signal, timeout]) end.addEventListener('abort', () => fail(end.reason));
  });
  await Promise.race([loaded, ended]);
  const page = frame.contentDocument?.defaultView;
  if (!page) throw new Error('The page did not open.');
  while (page.document.documentElement.dataset.hydrated === undefined) {
    await Promise.race([pause(), ended]);
  }
  // Otherwise elements would be checked while they move.
  const still = page.document.createElement('style');
  still.textContent =
    '*,::before,::after{transition:none!important;animation:none!important;scroll-behavior:auto!important}';
  page.document.head.append(still);
  // Lists fade in when they scroll into view. On a busy computer, that can happen during the check.
  const { animate } = page.Element.prototype;
  page.Element.prototype.animate = function (...keyframes) {
    const animation = animate.apply(this, keyframes);
    finishAtOnce(animation);
    return animation;
  };
  for (const animation of page.document.getAnimations()) finishAtOnce(animation);
  await Promise.race([page.document.fonts.ready, ended]);
  return page;
}

/** Waits until the page has handled a change of its size or theme. Not with animation frames: a hidden tab has none. */
async function settled(page: Window): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await pause();
  page.document.body.getBoundingClientRect();
}

/** Finishes an animation. Cancels an endless one, so its element is checked in its start state. */
function finishAtOnce(animation: Animation): void {
  const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
  if (isEndless) animation.cancel();
  else animation.finish();
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

async function addAxe(page: PageWindow): Promise<void> {
  // Half a megabyte, so loaded only for this check.
  const { default: source } = await import('axe-core/axe.min.js?raw');
  const script = page.document.createElement('script');
  script.textContent = source;
  page.document.head.append(script);
}

async function violationsOf(page: PageWindow): Promise<Result[]> {
  const axe: typeof import('axe-core') = Reflect.get(page, 'axe');
  const { violations } = await axe.run(page.document, {
    runOnly: axeTags,
    resultTypes: ['violations'],
    // Frames contain other sites.
    iframes: false,
    elementRef: true,
  });
  return violations;
}

/** Elements beyond the right edge that make the page scroll sideways: the outermost one in each block. */
function tooWide({ document: page }: PageWindow): Element[] {
  const { clientWidth, scrollWidth } = page.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = Array.from(page.body.querySelectorAll('*')).filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 0 && right > clientWidth + 1 && !scrollsInside(element);
  });
  // One element per block.
  const outer = new Map<string, Element>();
  for (const element of beyond) {
    const block = blockPathOf(element).join();
    if (!outer.has(block)) outer.set(block, element);
  }
  return outer.size > 0 ? [...outer.values()] : [page.body];
}

/**
 * The path of the block that contains an element of a rendered page; empty outside all blocks. Blocks are the children of
 * `main`, except the section menu (`nav`). A banner that is the first block is above the header.
 */
export function blockPathOf(element: Element | undefined): ValuePath {
  const page = element?.ownerDocument;
  const main = page?.querySelector('main');
  const strip = page?.querySelector('body header')?.previousElementSibling;
  const hasStrip = strip?.tagName === 'ASIDE';
  if (!element || !main) return [];
  if (hasStrip && strip.contains(element)) return ['blocks', 0];
  const blocks = Array.from(main.children).filter(({ tagName }) => tagName !== 'NAV');
  const index = blocks.findIndex((block) => block.contains(element));
  return index < 0 ? [] : ['blocks', index + (hasStrip ? 1 : 0)];
}

/** Whether an element is inside one that scrolls or clips its content. */
function scrollsInside(element: Element): boolean {
  const around = element.parentElement;
  if (!around || around === element.ownerDocument.body) return false;
  const isOpen = getComputedStyle(around).overflowX === 'visible';
  return !isOpen || scrollsInside(around);
}

/** "This text is hard to read on its background: the contrast is 3.2:1, but 4.5:1 is needed." */
function withFigures(words: string, { any }: NodeResult): string {
  const data: unknown = any[0]?.data;
  const contrast = ownValue(data, 'contrastRatio');
  if (contrast === undefined) return words;
  const wanted = ownValue(data, 'expectedContrastRatio');
  return `${words.replace(/\.$/, '')}: the contrast is ${contrast}:1, but ${wanted} is needed.`;
}

/** A key that is unique for each element of a page. */
function placeIn(element: Element): string {
  const around = element.parentElement;
  if (!around) return '';
  return `${placeIn(around)}/${Array.from(around.children).indexOf(element)}`;
}

const maxTextLength = 60;

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > maxTextLength ? `${plain.slice(0, maxTextLength - 1)}…` : plain;
}
