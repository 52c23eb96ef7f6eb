/** The selector of the main buttons in a page's blocks. */
const mainButtons = 'main section [data-look=primary]';

/**
 * A page shows one main button at a time: while a main button of a block is in view, the header's button is quiet and the
 * floating buttons are hidden. `watchMainButtons` sets this attribute on the root element while none is in view. On a page
 * without main buttons in its blocks, the floating buttons appear when the first block has scrolled out of view.
 */
const attribute = 'data-no-main-button';

/** Matches the root element while a main button of a block is in view. */
export const mainButtonInView = `:root:has(${mainButtons}):not([${attribute}])`;

/** Matches the root element while the floating buttons are hidden. */
export const actionsAway = `:root:not([${attribute}])`;

/**
 * A main button, and the form that it sends or the part of the page that it leads to, if any: while that is in view, no other
 * button is needed.
 */
function withTarget(button: Element): Element[] {
  const isSamePage = button instanceof HTMLAnchorElement && button.pathname === location.pathname;
  const target =
    isSamePage && button.hash
      ? document.getElementById(button.hash.slice(1))
      : button.closest('form');
  return target ? [button, target] : [button];
}

/** Watches the main buttons of the currently rendered blocks. Returns a function that stops watching. */
export function watchMainButtons(): () => void {
  const root = document.documentElement;
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      root.toggleAttribute(attribute, inView.size === 0);
    },
    // Ignore the part of the window that the header covers.

    { rootMargin: '-80px 0px 0px' },
  );
  const buttons = Array.from(document.querySelectorAll(mainButtons), withTarget).flat();
  const first = document.querySelector('main > section');
  for (const element of buttons.length > 0 || !first ? buttons : [first]) observer.observe(element);
  return () => {
    observer.disconnect();
    root.removeAttribute(attribute);
  };
}
