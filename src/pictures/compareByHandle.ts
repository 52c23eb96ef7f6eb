/**
 * Shows as much of the first of two pictures as the handle over them says, from now on and at once: a visitor may have moved it
 * before the code was there. The text that a screen reader says of it begins with the percentage.
 */
export function compareByHandle(pair: HTMLElement): void {
  const handle = pair.querySelector('input');
  if (!handle) return;
  const show = () => {
    const percent = handle.valueAsNumber;
    pair.style.setProperty('--share', `${percent / 100}`);
    const text = handle.getAttribute('aria-valuetext') ?? '';
    handle.setAttribute('aria-valuetext', text.replace(/^\d+/, `${Math.round(percent)}`));
  };
  handle.oninput = show;
  show();
}
