const focusable = 'a[href], button, summary';

/**
 * A ref callback that turns a `<details>` into a menu, as in the ARIA Authoring Practices Guide's disclosure navigation: Escape
 * closes it and returns focus to its summary. It also closes when focus leaves it, when the visitor clicks outside it, and when a
 * link in it is followed. The arrow keys, Home and End move between its links. Without JavaScript it still opens and closes.
 * Returns a function that removes the listeners.
 */
export function disclosure(details: HTMLDetailsElement | null): (() => void) | undefined {
  if (!details) return undefined;
  const summary = details.querySelector('summary');
  const listening = new AbortController();
  const { signal } = listening;
  const close = () => {
    details.open = false;
  };

  details.addEventListener(
    'keydown',
    (event) => {
      if (!details.open) return;
      if (event.key === 'Escape') {
        event.stopPropagation();
        close();
        summary?.focus();
        return;
      }
      const target = nextFocus(details, event.key);
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      target.focus();
    },
    { signal },
  );
  details.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) close();
    },
    { signal },
  );
  details.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href]')) close();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !details.contains(target)) close();
    },
    { signal },
  );
  return () => listening.abort();
}

/** The element to focus after an arrow key, Home or End; undefined for other keys. */
function nextFocus(details: HTMLElement, key: string): HTMLElement | undefined {
  const elements = Array.from(details.querySelectorAll<HTMLElement>(focusable)).filter((element) =>
    element.checkVisibility(),
  );
  const current = elements.findIndex((element) => element.matches(':focus'));
  if (key === 'ArrowDown') return elements[Math.min(current + 1, elements.length - 1)];
  if (key === 'ArrowUp') return elements[Math.max(current - 1, 0)];
  if (key === 'Home') return elements[0];
  if (key === 'End') return elements.at(-1);
  return undefined;
}
