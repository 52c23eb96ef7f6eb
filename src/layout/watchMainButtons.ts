/** The main buttons of a page's blocks. */
const mainButtons = 'main section [data-look=primary]';

/**
 * A page shows one main button at a time: while one of its blocks is in view, the button of the header is a quiet one and the
 * floating actions are away. `watchMainButtons` gives the root the attribute while none is in view. The header of a page
 * without buttons in its blocks needs no script for it; there the floating actions come when its first block has left.
 */
const attribute = 'data-no-main-button';

/** A selector of the root while a main button of a block is in view. */
export const mainButtonInView = `:root:has(${mainButtons}):not([${attribute}])`;

/** A selector of the root while the floating actions are away. */
export const actionsAway = `:root:not([${attribute}])`;

/** A main button, and the place on this page that it leads to: who is there needs no way to it. */
function withTarget(button: Element): Element[] {
  const isHere = button instanceof HTMLAnchorElement && button.pathname === location.pathname;
  const target = isHere && button.hash ? document.getElementById(button.hash.slice(1)) : null;
  return target ? [button, target] : [button];
}

/** Watches the main buttons of the blocks that a page has now. Returns what ends it. */
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
    // What the header covers is not in view.
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
