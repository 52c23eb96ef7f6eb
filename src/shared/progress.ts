/**
 * Shows that the page is loading something the visitor requested: a thin bar at the top of the window, and `aria-busy` on the
 * content. Returns a function that ends it.
 */
export function showProgress(): () => void {
  const main = document.getElementById('main');
  const bar = document.createElement('div');
  bar.dataset.progress = '';
  // Inline styles, because a style rule would add to the size of every page. Forced colors keep the border.
  bar.style.cssText =
    'position:fixed;z-index:40;inset:0 0 auto;border-top:3px solid var(--blue);pointer-events:none';
  if (matchMedia('(prefers-reduced-motion: no-preference)').matches) {
    const widths = [0.15, 0.5, 0.7, 0.9].map((width) => ({ transform: `scaleX(${width})` }));
    bar.animate(widths, { duration: 8000, easing: 'ease-out', fill: 'forwards' });
  }
  document.body.append(bar);
  main?.setAttribute('aria-busy', 'true');
  return () => {
    bar.remove();
    if (!document.querySelector('[data-progress]')) main?.removeAttribute('aria-busy');
  };
}
