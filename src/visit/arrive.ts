import { reveal } from '../shared/reveal.ts';
import type { View } from './visit.ts';

/**
 * Scrolls and moves the focus after a client-side navigation, as a full load would. Scrolls to the top, to the block of the
 * hash, or after Back and Forward to the earlier position. Focuses that block, or `start`, which announces the title.
 */
export function arrive(
  { entry: { hash }, cause, isOtherPage, scrollTop }: View,
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
    // to focus, so a focused element would be out of view while a visitor holds down Tab.
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
    // With `manual`, the browser does not restore the position of an entry of an earlier load.
    if (scrollTop && window.scrollY === 0) window.scrollTo({ top: scrollTop, behavior: 'instant' });
  }
}
