import { embedPath, isCode } from '../../schema/browser.ts';

/**
 * Answers frames that ask for their embed code (scripts/server/embedShell.ts), which may not be saved. A frame gets the one of its
 * own address. `shown` is the page and the site that are shown. Returns a function that stops it.
 */
export function sendEmbeds(shown: unknown): () => void {
  const answer = ({ source, data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('asksForEmbedCode' in data)) return;
    const frame = Array.from(document.querySelectorAll('iframe')).find(
      ({ contentWindow }) => contentWindow !== null && contentWindow === source,
    );
    const embedCode = frame && codeAt(new URL(frame.src).pathname, shown);
    // The frame is sandboxed, so its origin cannot be named.
    if (embedCode !== undefined) frame?.contentWindow?.postMessage({ embedCode }, '*');
  };
  addEventListener('message', answer);
  return () => removeEventListener('message', answer);
}

/** The text in a value that is the embed code at an address. */
function codeAt(pathname: string, value: unknown): string | undefined {
  if (typeof value === 'string') {
    return isCode(value) && embedPath(value) === pathname ? value : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const own of Object.values(value)) {
    const found = codeAt(pathname, own);
    if (found !== undefined) return found;
  }
  return undefined;
}
