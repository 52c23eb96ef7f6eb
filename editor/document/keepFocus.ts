/**
 * An element that had the focus, with its ancestors. `before` is the index in `parent` of the child that contains the
 * element.
 */
type Held = { element: HTMLElement; parents: readonly { parent: Element; before: number }[] };

// The maximum number of remembered elements. Dialogs and lists nest a few levels; older elements belong to another task.
const maxGone = 8;

const controls =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]';

/** The element that contains the whole editor. */
const rootId = 'root';

/**
 * Keeps the focus in a document. When the focused element is removed, hidden or disabled, focuses the next control in its
 * place, else the element focused before it. If nothing of the page is left, focuses the heading of the new page. Without
 * this, browsers focus the body, and the next Tab starts at the top.
 *
 * A click outside all controls removes the focus as usual. Returns a function that stops it.
 */
export function keepFocus(document: Document): () => void {
  let held: readonly Held[] = [];
  let frame = 0;
  const isNowhere = () => {
    const { activeElement: active, body } = document;
    return !active || active === body || active.id === rootId || isOff(active);
  };

  const remember = ({ target }: FocusEvent) => {
    if (!isElement(target) || target === document.body || target.id === rootId) return;
    const others = held.filter(({ element }) => element !== target);
    const gone = others.filter(({ element }) => !element.isConnected).slice(maxGone);
    const kept = others.filter((one) => !gone.includes(one));
    held = [{ element: target, parents: parentsOf(target) }, ...kept];
  };
  const check = () => {
    if (held.length === 0 || !isNowhere() || !document.hasFocus()) return;
    successor(document, held)?.focus({ preventScroll: true });
  };
  const letGo = ({ detail }: MouseEvent) => {
    if (document.activeElement !== document.body) return;
    // The first click of a double click may have removed the control that the second one was for.
    if (detail > 1) check();
    else held = [];
  };
  const observer = new MutationObserver(() => {
    check();
    // Browsers remove the focus from a hidden or disabled element when they render the next frame.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(check);
    });
    const [last] = held;
    if (last?.element.isConnected) last.parents = parentsOf(last.element);
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('click', letGo, { capture: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', remember);
    document.removeEventListener('click', letGo, { capture: true });
  };
}

function parentsOf(element: Element): Held['parents'] {
  const parents = [];
  for (let child = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    parents.push({ parent, before: Array.from(parent.children).indexOf(child) });
  }
  return parents;
}

/** The control to focus: the one nearest to the last focused element, else to the one focused before it. */
function successor(document: Document, held: readonly Held[]): HTMLElement | undefined {
  for (const { element, parents } of held) {
    if (canHaveFocus(element)) return element;
    for (const { parent, before } of parents) {
      if (parent === document.body || parent.id === rootId) break;
      const found = parent.isConnected ? controlAt(parent, before) : undefined;
      if (found) return found;
    }
  }
  const start = document.querySelector<HTMLElement>('h1') ?? document.getElementById(rootId);
  start?.setAttribute('tabindex', '-1');
  return start ?? undefined;
}

/** The first control in the children from index `place`, or else the last one before it. */
function controlAt(parent: Element, place: number): HTMLElement | undefined {
  const children = Array.from(parent.children);
  for (const child of children.slice(place)) {
    const [first] = controlsIn(child);
    if (first) return first;
  }
  for (const child of children.slice(0, place).reverse()) {
    const last = controlsIn(child).at(-1);
    if (last) return last;
  }
  return undefined;
}

function controlsIn(element: Element): HTMLElement[] {
  return [element, ...element.querySelectorAll(controls)]
    .filter((one) => isElement(one))
    .filter((one) => one.matches(controls) && canHaveFocus(one));
}

function canHaveFocus(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    !isOff(element) &&
    element.closest('[hidden], [inert]') === null &&
    element.checkVisibility()
  );
}

function isOff(element: Element): boolean {
  return element.matches(':disabled');
}

// The page in the frame has its own DOM classes, so "instanceof" fails for its elements.
function isElement(target: unknown): target is HTMLElement {
  return typeof target === 'object' && target !== null && 'focus' in target && 'matches' in target;
}
