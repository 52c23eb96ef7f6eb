/** A pointer that moves further than this, in CSS pixels, drags the handle. Anything less is a tap. */
const tremble = 8;

/**
 * Shows as much of the first picture as the handle is set to: immediately, because a visitor may have moved the handle before the
 * code loaded, and after each change. `text` is the text for screen readers, with "[percent]" in place of the number.
 *
 * Keys and assistive technology move the range input itself. Pointer events are handled on its parent, which covers the pictures,
 * because each engine treats touch on a range input differently (HTML, "range state"). On any other element, `touch-action:
 * pan-y` is well-defined (Pointer Events 3, 10): the browser scrolls vertically and cancels the pointer, and leaves horizontal
 * movement to scripts.
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
    // A finger may be about to scroll, so only a mouse moves the handle right away.
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
  // The browser has started to scroll or zoom.
  surface.onpointercancel = ({ isPrimary }) => {
    if (!start || !isPrimary) return;
    set(start.value);
    start = undefined;
  };
  // Prevents the browser from selecting text and taking the focus from the handle.
  surface.onmousedown = (event) => event.preventDefault();
  handle.style.pointerEvents = 'none';
  handle.oninput = show;
  show();
}
