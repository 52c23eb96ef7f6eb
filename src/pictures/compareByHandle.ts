/** So many CSS pixels are a movement; fewer are a tap by a finger that trembles. */
const tremble = 8;

/**
 * Shows as much of the first of two pictures as the handle over them says, from now on and at once: a visitor may have moved it
 * before the code was there. `text` is what a screen reader says of it, with "[percent]" in the place of the number.
 *
 * Keys and assistive technology move the range input itself. A pointer moves it by what is around it, which covers the pictures:
 * what a finger does on a range input is each engine's own choice (HTML, "range state"). On any other element `touch-action: pan-y`
 * has one meaning (Pointer Events 3, 10): the browser scrolls up and down and cancels the pointer, and leaves what goes across.
 */
export function compareByHandle(pair: HTMLElement, text: string): void {
  const handle = pair.querySelector('input');
  const surface = handle?.parentElement;
  if (!handle || !surface) return;
  const show = () => {
    const percent = handle.valueAsNumber;
    pair.style.setProperty('--share', `${percent / 100}`);
    handle.setAttribute('aria-valuetext', text.replace('[percent]', `${Math.round(percent)}`));
  };
  const set = (value: string) => {
    handle.value = value;
    show();
  };
  const moveTo = ({ clientX }: PointerEvent) => {
    const { left, width } = surface.getBoundingClientRect();
    const ring = surface.querySelector('svg')?.getBoundingClientRect().width ?? 0;
    set(`${(100 * (clientX - left - ring / 2)) / (width - ring)}`);
  };

  let start: { x: number; y: number; value: string } | undefined;
  let isMoving = false;
  surface.onpointerdown = (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, value: handle.value };
    surface.setPointerCapture(event.pointerId);
    // A finger may be about to scroll.
    isMoving = event.pointerType === 'mouse';
    if (isMoving) moveTo(event);
  };
  surface.onpointermove = (event) => {
    if (!start || !event.isPrimary) return;
    const across = Math.abs(event.clientX - start.x);
    isMoving ||= across > tremble && across > Math.abs(event.clientY - start.y);
    if (isMoving) moveTo(event);
  };
  surface.onpointerup = (event) => {
    if (!start || !event.isPrimary) return;
    const way = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    if (isMoving || way <= tremble) moveTo(event);
    start = undefined;
    handle.focus({ preventScroll: true });
  };
  // The browser scrolls or zooms.
  surface.onpointercancel = ({ isPrimary }) => {
    if (!start || !isPrimary) return;
    set(start.value);
    start = undefined;
  };
  // Else it would begin to select text, and take the focus from the handle.
  surface.onmousedown = (event) => event.preventDefault();
  handle.style.pointerEvents = 'none';
  handle.oninput = show;
  show();
}
