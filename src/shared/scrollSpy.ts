/**
 * A ref callback for the element around links to parts of the page. It sets `aria-current="true"` on the link to the part that
 * the visitor is reading: the last one that begins in or above the upper third of the window and still reaches into it. A
 * scrollable list scrolls to the link. Returns a function that stops observing.
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

  const showCurrent = () => {
    const [first] = links.values();
    if (current) showInList(current);
    // Above all parts, the list shows its start.
    else if (begun.size === 0) first?.offsetParent?.scrollTo({ left: 0, behavior: 'instant' });
  };

  // In Chromium, scrolling the list would stop the smooth scroll of the page that one of its links has started.
  let isScrolling = false;
  const listening = new AbortController();
  const { signal } = listening;
  if ('onscrollend' in window) {
    const start = () => {
      isScrolling = true;
    };
    const end = () => {
      isScrolling = false;
      showCurrent();
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
    if (!isScrolling) showCurrent();
  };
  // `begins` observes everything above a line at 35% of the window, so that it also notices jumps across many targets. `reaches`
  // observes the line itself.
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
 * Scrolls a link into the middle of its list, the offset parent, without scrolling the page. While a link of the list has the
 * keyboard focus, the list does not scroll.
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
