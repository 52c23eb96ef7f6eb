/**
 * Shows as much of the first of two pictures as the handle over them says, from now on and at once: a visitor may have moved it
 * before the code was there. `text` is what a screen reader says of it, with "[percent]" in the place of the number.
 */
export function compareByHandle(pair: HTMLElement, text: string): void {
  const handle = pair.querySelector('input');
  if (!handle) return;
  const show = () => {
    const percent = handle.valueAsNumber;
    pair.style.setProperty('--share', `${percent / 100}`);
    handle.setAttribute('aria-valuetext', text.replace('[percent]', `${Math.round(percent)}`));
  };
  handle.oninput = show;
  show();
}
