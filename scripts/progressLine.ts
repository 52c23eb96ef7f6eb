const logInterval = 10_000;

/**
 * Returns a function that shows progress such as "42 of 180 pictures": in one updated line on a terminal, or as a line every ten
 * seconds elsewhere (a log). Called without a text, it clears the line.
 */
export function progressLine(
  stream: { isTTY?: boolean; write(text: string): unknown },
  now: () => number = Date.now,
): (text?: string) => void {
  let isShown = false;
  let last = -Infinity;
  return (text) => {
    if (stream.isTTY) {
      // ECMA-48: return to the start of the line and erase it.
      if (text !== undefined || isShown) stream.write(`\r\u001b[K${text ?? ''}`);
      isShown = text !== undefined;
    } else if (text !== undefined && now() - last >= logInterval) {
      stream.write(`${text}\n`);
      last = now();
    }
  };
}

/**
 * Returns a function that describes the progress of long work: "7 of 20 pictures, about 12 minutes left". The first call starts
 * the clock. Items finished by then, such as pictures from a cache, do not count for the estimate.
 */
export function progressText(
  unit: string,
  now: () => number = Date.now,
): (done: number, all: number) => string {
  let first: { time: number; done: number } | undefined;
  return (done, all) => {
    first ??= { time: now(), done };
    const text = `${done} of ${all} ${unit}`;
    if (done <= first.done) return text;
    const seconds = ((now() - first.time) / 1000 / (done - first.done)) * (all - done);
    if (seconds < 10) return text;
    const minutes = Math.round(seconds / 60);
    const left = seconds < 90 ? `${Math.round(seconds / 10) * 10} seconds` : `${minutes} minutes`;
    return `${text}, about ${left} left. Next time, only new pictures are made.`;
  };
}
