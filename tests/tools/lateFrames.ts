/** Delays each animation frame of a page by 300 ms, as in a busy browser. Runs in the page, before its scripts. */
export function lateFrames(): void {
  const { requestAnimationFrame: frame } = window;
  window.requestAnimationFrame = (callback) => frame(() => setTimeout(callback, 300, 0));
}
