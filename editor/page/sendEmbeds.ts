import { embedPath, embedsFolder, isCode } from '../../schema/browser.ts';
import { embedAddress } from '../addresses.ts';

/**
 * Shows embed codes that may not be published: each frame of one opens a page that asks for its code
 * (scripts/build/embedShell.ts), and gets it. `content` is the page and the site that are shown. Returns a function that stops it.
 */
export function sendEmbeds(content: unknown): () => void {
  openShells();
  const observer = new MutationObserver(openShells);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['src'] });
  const answer = ({ source, data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('asksForEmbedCode' in data)) return;
    const frame = Array.from(document.querySelectorAll('iframe')).find(
      ({ contentWindow }) => contentWindow !== null && contentWindow === source,
    );
    const address = frame && paths.get(frame);
    const embedCode = address === undefined ? undefined : codeAt(address, content);
    // The frame is sandboxed, so its origin cannot be named.
    if (embedCode !== undefined) frame?.contentWindow?.postMessage({ embedCode }, '*');
  };
  addEventListener('message', answer);
  return () => {
    observer.disconnect();
    removeEventListener('message', answer);
  };
}

/** The paths of the pages with embed codes that frames would show on the site. */
const paths = new WeakMap<HTMLIFrameElement, string>();

function openShells(): void {
  for (const frame of document.querySelectorAll('iframe')) {
    const src = frame.getAttribute('src') ?? '';
    if (!src.startsWith(embedsFolder)) continue;
    paths.set(frame, src);
    frame.src = embedAddress;
  }
}

/** The text in a value that is the embed code at an address. */
function codeAt(pathname: string, value: unknown): string | undefined {
  if (typeof value === 'string') {
    return isCode(value) && embedPath(value) === pathname ? value : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const part of Object.values(value)) {
    const found = codeAt(pathname, part);
    if (found !== undefined) return found;
  }
  return undefined;
}
