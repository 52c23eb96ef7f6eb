/** Lets each frame of a page come 300 ms late, as in a browser that has much to do. Runs in the page, before its scripts. */
export function lateFrames(): void {
  const { requestAnimationFrame: frame } = window;
  window.requestAnimationFrame = (callback) => frame(() => setTimeout(callback, 300, 0));
}
