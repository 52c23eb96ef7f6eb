/**
 * Marks the link of a list of contents whose target a visitor reads with `aria-current="true"`: the last target that begins
 * in the upper third of the window or above it, as long as its section reaches there. A list that scrolls by itself
 * shows the link. A ref callback for the element round the links; returns what ends it.
 */
export function scrollSpy(contents: HTMLElement | null): (() => void) | undefined {
  if (!contents) return undefined;
  const links = new Map<Element, HTMLElement>();
  for (const link of contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const target = document.getElementById(link.hash.slice(1));
    if (target) links.set(target, link);
  }
  const begun = new Set<Element>();
  const open = new Set<Element>();
  let current: HTMLElement | undefined;

  // In Chromium a scroll of the list would end the smooth scroll of the page that a link of it has started.
  let isScrolling = false;
  const listening = new AbortController();
  const { signal } = listening;
  if ('onscrollend' in window) {
    const start = () => {
      isScrolling = true;
    };
    const end = () => {
      isScrolling = false;
      if (current) showInList(current);
    };
    document.addEventListener('scroll', start, { signal, passive: true });
    document.addEventListener('scrollend', end, { signal });
  }

  const follow = (elements: Set<Element>) => (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) elements.add(target);
      else elements.delete(target);
    }
    const last = [...links.keys()].filter((target) => begun.has(target)).at(-1);
    const section = last?.closest('section');
    const next = last && section && open.has(section) ? links.get(last) : undefined;
    if (next === current) return;
    current?.removeAttribute('aria-current');
    next?.setAttribute('aria-current', 'true');
    current = next;
    if (next && !isScrolling) showInList(next);
  };
  // One counts all that is above that line, so that a jump over many targets changes something too.
  const begins = new IntersectionObserver(follow(begun), { rootMargin: '9999999px 0px -65%' });
  const reaches = new IntersectionObserver(follow(open), { rootMargin: '-35% 0px -65%' });
  for (const target of links.keys()) {
    begins.observe(target);
    const section = target.closest('section');
    if (section) reaches.observe(section);
  }
  return () => {
    listening.abort();
    begins.disconnect();
    reaches.disconnect();
  };
}

/**
 * Scrolls a link into the middle of its list, and nothing else. The list is what the link is placed in. Where the visitor
 * goes through its links by keyboard, it shows the focus and stays.
 */
function showInList(link: HTMLElement): void {
  const list = link.offsetParent;
  if (!list || list.querySelector(':focus-visible')) return;
  list.scrollTo({
    left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2,
    top: link.offsetTop - (list.clientHeight - link.offsetHeight) / 2,
    behavior: 'instant',
  });
}
