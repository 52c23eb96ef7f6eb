/**
 * Makes the items of every list with `data-reveal` rise and fade in when the list first comes into view. The value of the
 * attribute is the delay between items in milliseconds. Lists that are in view at the start do not move, items are not hidden
 * before that, and nothing happens with reduced motion. Returns a function that stops observing.
 */
export function startReveal(root: ParentNode): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const seen = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const first = !seen.has(target);
      seen.add(target);
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (!first) animate(target);
    }
  });
  for (const list of root.querySelectorAll('[data-reveal]')) observer.observe(list);
  return () => observer.disconnect();
}

function animate(list: Element): void {
  const stagger = Number(list.getAttribute('data-reveal'));
  Array.from(list.children).forEach((item, index) => {
    item.animate(
      [
        { opacity: 0, transform: 'translateY(12px)' },
        { opacity: 1, transform: 'none' },
      ],
      { duration: 500, delay: index * stagger, easing: 'ease-out', fill: 'backwards' },
    );
  });
}

/** The delay between the items of a list, in milliseconds. */
export const stagger = { default: 100, fast: 80 };
