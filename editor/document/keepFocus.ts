import { readFieldAddress } from '../fieldAddress.ts';

/** Lists nest a few levels; elements of the page, or of a dialog, that were focused before that belong to another task. */
const maxHeld = 8;

const controls =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]';

/** The element that contains the whole editor. */
const rootId = 'root';

/** A place in the page, where a child was before `next`, or as the last one. */
type Gap = { parent: Element | null; next: Node | null };

/**
 * Keeps the focus in a document. When the focused element is removed, hidden or disabled, focuses the next control in its
 * place, else the element focused before it. If nothing of the page is left, or another document was opened, focuses the
 * heading of the new page. Without this, browsers focus the body, and the next Tab starts at the top.
 *
 * A click outside all controls removes the focus as usual. Returns a function that stops it.
 */
export function keepFocus(document: Document): () => void {
  /** The elements that had the focus, the last one first, and where that was when it was removed. */
  let held: readonly HTMLElement[] = [];
  let gap: Gap | undefined;
  let frame = 0;

  const remember = ({ target }: FocusEvent) => {
    if (!isElement(target) || target === document.body || target.id === rootId) return;
    held = newestOfEach([target, ...held.filter((one) => one !== target && one.isConnected)]);
    gap = undefined;
  };
  const check = () => {
    const { activeElement: active, body } = document;
    const [last] = held;
    const isNowhere =
      !active || active === body || active.id === rootId || active.matches(':disabled');
    if (!last || !isNowhere || !document.hasFocus()) return;
    const place = last.isConnected ? { parent: last.parentElement, next: last } : gap;
    const next =
      (canHaveFocus(last) ? last : undefined) ?? controlAt(place) ?? held.find(canHaveFocus);
    (next ?? startOf(document))?.focus({ preventScroll: true });
  };
  const letGo = ({ detail }: MouseEvent) => {
    if (document.activeElement !== document.body) return;
    // The first click of a double click may have removed the control that the second one was for.
    if (detail > 1) check();
    else held = [];
  };
  // A new page never returns the focus to a control of the previous one.
  let page = openPage();
  const leave = () => {
    if (openPage() !== page) held = held.slice(0, 1);
    page = openPage();
  };
  const observer = new MutationObserver((records) => {
    for (const { target, removedNodes, nextSibling } of records) {
      // The element itself, or what was around it after that was removed.
      const lost = gap?.parent ?? held[0];
      if (!lost || !Array.from(removedNodes).some((node) => node.contains(lost))) continue;
      gap = { parent: isElement(target) ? target : null, next: nextSibling };
    }
    check();
    // Browsers remove the focus from a hidden or disabled element when they render the next frame.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(check);
    });
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('click', letGo, { capture: true });
  // Before the new page is rendered.
  window.addEventListener('hashchange', leave, { capture: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', remember);
    document.removeEventListener('click', letGo, { capture: true });
    window.removeEventListener('hashchange', leave, { capture: true });
  };
}

/** The newest elements of the page and of each dialog, so that the many controls of a dialog do not displace its opener. */
function newestOfEach(elements: readonly HTMLElement[]): HTMLElement[] {
  const dialogs = elements.map((one) => one.closest('[role="dialog"]'));
  return elements.filter((_, index) => {
    const newer = dialogs.slice(0, index).filter((dialog) => dialog === dialogs[index]);
    return newer.length < maxHeld;
  });
}

const openPage = () => readFieldAddress(window.location.hash).name;

/** The nearest control in a gap: the next one, or else the last one before it. */
function controlAt(gap: Gap | undefined): HTMLElement | undefined {
  let next = gap?.next;
  const isNext = (one: Node) =>
    one === next || (next?.compareDocumentPosition(one) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING;
  for (let around = gap?.parent; around?.isConnected; around = around.parentElement) {
    if (around === around.ownerDocument.body || around.id === rootId) return undefined;
    const found = Array.from(around.querySelectorAll<HTMLElement>(controls)).filter(canHaveFocus);
    const control = found.find(isNext) ?? found.at(-1);
    if (control) return control;
    next = around;
  }
  return undefined;
}

/** The heading of the page, or the page. */
function startOf(document: Document): HTMLElement | null {
  const start = document.querySelector<HTMLElement>('h1') ?? document.getElementById(rootId);
  start?.setAttribute('tabindex', '-1');
  return start;
}

function canHaveFocus(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    element.closest(':disabled, [hidden], [inert]') === null &&
    element.checkVisibility()
  );
}

// The page in the frame has its own DOM classes, so "instanceof" fails for its elements.
function isElement(target: unknown): target is HTMLElement {
  return typeof target === 'object' && target !== null && 'focus' in target && 'matches' in target;
}
