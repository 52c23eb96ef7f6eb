const logInterval = 10_000;

/**
 * Returns a function that shows progress, "42 of 180 pictures": on a terminal in one line that is updated, elsewhere (a log)
 * as a line every ten seconds. Called without a text, it ends the line.
 */
export function progressLine(
  stream: { isTTY?: boolean; write(text: string): unknown },
  now: () => number = Date.now,
): (text?: string) => void {
  let isShown = false;
  let last = -Infinity;
  return (text) => {
    if (stream.isTTY) {
      // ECMA-48: back to the start of the line, and erase it.
      if (text !== undefined || isShown) stream.write(`\r\u001b[K${text ?? ''}`);
      isShown = text !== undefined;
    } else if (text !== undefined && now() - last >= logInterval) {
      stream.write(`${text}\n`);
      last = now();
    }
  };
}
