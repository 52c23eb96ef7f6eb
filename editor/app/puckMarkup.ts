/**
 * Adds what keyboards and screen readers need and Puck (0.23) does not render. Puck has no override for these parts:
 *
 * - its frame and its list of zooms have no names, its parts are no landmarks and none is the main one, and a name without a
 *   role is not announced;
 * - its tabs are plain elements, which no key reaches;
 * - dnd-kit makes a button of every draggable element, and blocks, entries and offers have controls inside. It does not
 *   overwrite existing attributes, so a role and a tabindex that are set here stay;
 * - every offer is rendered twice, so that one stays in place while the other is dragged.
 *
 * In the canvas, links and buttons do nothing, and Tab goes from block to block. Returns a function that stops it.
 */
export function fixPuckMarkup(document: Document): () => void {
  let frame = 0;
  const fix = () => {
    fixEditor(document);
    fixPage(document);
  };
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fix);
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'role', 'aria-pressed', 'data-puck-component'],
  });
  document.addEventListener('keydown', pressTab);
  document.addEventListener('click', pressOffer);
  fix();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('keydown', pressTab);
    document.removeEventListener('click', pressOffer);
  };
}

const tab = '[class*="_NavItem-link_"]';

/** Landmarks for screen readers. */
const parts = {
  _PuckCanvas_: { role: 'main', 'aria-label': 'Page' },
  '_Sidebar--left_': { role: 'region', 'aria-label': 'Left side' },
  '_Sidebar--right_': { role: 'region', 'aria-label': 'Fields' },
};

function fixEditor(document: Document): void {
  for (const one of document.querySelectorAll('#preview-frame')) put(one, { title: 'The page' });
  for (const one of document.querySelectorAll('[class*="ViewportControls-zoomSelect"]')) {
    put(one, { 'aria-label': 'Size of the page' });
  }
  for (const one of document.querySelectorAll('[class*="_Loader_"]')) put(one, { role: 'img' });
  for (const [name, attributes] of Object.entries(parts)) {
    for (const one of document.querySelectorAll(`[class*="${name}"]`)) {
      put(one, attributes);
    }
  }
  for (const one of document.querySelectorAll(tab)) {
    const isOpen = one.closest('[class*="NavItem--active"]') !== null;
    put(one, { role: 'button', tabindex: '0', 'aria-expanded': `${isOpen}` });
  }
  for (const one of document.querySelectorAll('[class*="Drawer-draggableBg"]')) {
    put(one, { inert: '' });
  }
  for (const one of document.querySelectorAll('[data-puck-drawer-item]')) group(one, '-1');
  for (const one of document.querySelectorAll('[class*="ArrayFieldItem-summary"]')) {
    group(one, '-1');
    const isOpen = one.parentElement?.matches('[class*="ArrayFieldItem--isExpanded"]') === true;
    const button = one.querySelector('[data-entry]');
    if (button) put(button, { 'aria-expanded': `${isOpen}` });
  }
}

function fixPage(document: Document): void {
  document.querySelectorAll('[data-puck-component]').forEach((block, index) => {
    const headline = block.querySelector('h1, h2, h3')?.textContent ?? '';
    group(block, '0');
    put(block, { 'aria-label': `Block ${index + 1}${headline && `: ${headline}`}` });
  });
  for (const one of document.querySelectorAll('[data-puck-overlay]')) {
    put(one, { role: 'region', 'aria-label': `Tools: ${one.textContent}` });
  }
  const idle = '#frame-root :is(a[href], button, input, select, textarea, summary)';
  for (const one of document.querySelectorAll(idle)) put(one, { tabindex: '-1' });
}

/** Makes a group of an element that dnd-kit has made a button. */
function group(element: Element, tabindex: string): void {
  put(element, { role: 'group', tabindex });
  for (const name of ofButtons) element.removeAttribute(name);
}

const ofButtons = [
  'aria-pressed',
  'aria-grabbed',
  'aria-disabled',
  'aria-roledescription',
  'aria-describedby',
];

/** Writes only changed attributes: the observer reacts to each write. */
function put(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

function pressOffer({ target }: MouseEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches('[data-puck-drawer-item]')) return;
  target.querySelector('button')?.click();
}

function pressTab(event: KeyboardEvent): void {
  const { target, key } = event;
  if ((key !== 'Enter' && key !== ' ') || !(target instanceof HTMLElement)) return;
  if (!target.matches(tab)) return;
  event.preventDefault();
  target.click();
}
