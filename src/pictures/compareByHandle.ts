/**
 * Shows as much of the first of two pictures as the handle over them says, from now on and at once: a visitor may have moved it
 * before the code was there. `title` is what the first picture is called. Returns what ends it.
 */
export function compareByHandle(pair: HTMLElement, title: string): () => void {
  const handle = pair.querySelector('input');
  const show = () => {
    const percent = handle?.valueAsNumber ?? 50;
    pair.style.setProperty('--share', `${percent / 100}`);
    handle?.setAttribute('aria-valuetext', shareText(percent, title));
  };
  show();
  handle?.addEventListener('input', show);
  return () => handle?.removeEventListener('input', show);
}

/** How much of the first picture is shown, as a screen reader says it. */
function shareText(percent: number, title: string): string {
  return `${Math.round(percent)}% ${title}`;
}
