import { reveal } from '../shared/reveal.ts';
import type { Shown } from './visit.ts';

/**
 * Does after a client-side navigation what a full load would: scrolls (to the top, to the block of the hash, or after Back and
 * Forward to the earlier position), and moves the focus (to that block, or to `start`, which announces the title).
 */
export function arrive(
  { entry: { hash }, cause, isOtherPage, scrollTop }: Shown,
  start: HTMLElement | null,
): void {
  if (cause === 'history') {
    if (isOtherPage) start?.focus({ preventScroll: true });
    const target = scrollTop === undefined && reveal(hash);
    if (target) {
      target.scrollIntoView({ behavior: 'instant' });
    } else window.scrollTo({ top: scrollTop ?? 0, behavior: 'instant' });
  } else if (cause === 'link') {
    // Smooth on the same page without reduced motion, otherwise instant. Smooth scrolling in the global styles would also apply
    // to the focus, which would be out of view while a visitor holds Tab down.
    const isSmooth = !isOtherPage && matchMedia('(prefers-reduced-motion: no-preference)').matches;
    const behavior = isSmooth ? 'smooth' : 'instant';
    const target = reveal(hash);
    if (target) {
      target.scrollIntoView({ behavior });
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    } else if (isOtherPage || hash === '' || hash === '#top') {
      window.scrollTo({ top: 0, behavior });
      start?.focus({ preventScroll: true });
    }
  } else if (cause === 'load' && window.history.scrollRestoration === 'manual') {
    // With `manual`, the browser does not restore the position either when it returns to an entry of an earlier load.
    if (scrollTop && window.scrollY === 0) window.scrollTo({ top: scrollTop, behavior: 'instant' });
  }
}
