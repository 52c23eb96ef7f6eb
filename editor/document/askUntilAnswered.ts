const first = 1_000;
const maxWaitMs = 30_000;

/**
 * Asks a server after a pause (milliseconds), and again until `ask` resolves to true: after 1, 2, 4 … at most 30 seconds,
 * and immediately when the tab is shown or hidden or the computer is back online. Returns a function that stops it.
 */
export function askUntilAnswered(ask: () => Promise<boolean>, pause: number): () => void {
  let next = first;
  let isAsking = false;
  const attempt = async () => {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    const isAnswered = await ask();
    isAsking = false;
    if (isAnswered) stop();
    if (ended.signal.aborted) return;
    timer = setTimeout(attempt, next);
    next = Math.min(next * 2, maxWaitMs);
  };
  const ended = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    ended.abort();
  };
  let timer = setTimeout(attempt, pause);
  document.addEventListener('visibilitychange', attempt, { signal: ended.signal });
  window.addEventListener('online', attempt, { signal: ended.signal });
  return stop;
}
