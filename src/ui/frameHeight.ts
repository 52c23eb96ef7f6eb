import { embedsFolder } from '../../schema/browser.ts';

/** The limits of the height that a form can request, in pixels. The maximum stops a form that grows forever. */
const minHeight = 200;
const maxHeight = 5000;

/**
 * The height in pixels that a form requests in a message to its page, within the limits; undefined for any other message.
 * Supports the formats of Jotform (`setHeight:812:FORM`), iframe-resizer, which Tally and others use
 * (`[iFrameSizer]ID:812:640:init`), LeadConnector (`['highlevel.setHeight', { height: 812 }]`), Calendly (`{ event:
 * 'calendly.page_height', payload: { height: '812px' } }`), and objects with a `height`, also as JSON.
 */
export function frameHeightIn(message: unknown): number | undefined {
  const pixels = Number.parseFloat(String(heightOf(message)));
  if (!(pixels > 0)) return undefined;
  return Math.ceil(Math.min(Math.max(pixels, minHeight), maxHeight));
}

/**
 * The message that starts iframe-resizer in a form, which then sends its height: an id, no margin, an unchanged width, no logging
 * and 32 milliseconds between two heights.
 */
const resizerStart = '[iFrameSizer]form:0:false:false:32';

/** What iframe-resizer in a form sends while it waits for `resizerStart`. */
const resizerReady = '[iFrameResizerChild]Ready';

/**
 * Listens to the page in a frame with the URL `src`, and starts iframe-resizer in it. Calls `onMessage` for each of its messages,
 * with the height in pixels that it requests. Messages from a page that the frame was redirected to count too, but cannot request
 * a height. Returns a function that stops listening.
 */
export function listenToFrame(
  frame: HTMLIFrameElement,
  src: string,
  onMessage: (height: number | undefined) => void,
): () => void {
  // Provider code is sandboxed without an origin.
  const origin = src.startsWith(embedsFolder) ? 'null' : new URL(src, window.location.href).origin;
  // The message contains nothing about the page, so any document in the frame may receive it.
  const start = () => frame.contentWindow?.postMessage(resizerStart, '*');
  const listen = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow) return;
    const isFromPage = event.origin === origin;
    if (isFromPage && event.data === resizerReady) start();
    onMessage(isFromPage ? frameHeightIn(event.data) : undefined);
  };
  start();
  frame.addEventListener('load', start);
  window.addEventListener('message', listen);
  return () => {
    frame.removeEventListener('load', start);
    window.removeEventListener('message', listen);
  };
}

function heightOf(message: unknown): unknown {
  if (typeof message === 'string') {
    const written = /^(?:setHeight|\[iFrameSizer\][^:]*):(\d+(?:\.\d+)?)/.exec(message);
    return written ? written[1] : heightOf(parsed(message));
  }
  if (Array.isArray(message)) {
    return message[0] === 'highlevel.setHeight' ? heightOf(message[1]) : undefined;
  }
  if (typeof message !== 'object' || message === null) return undefined;
  if ('height' in message) return message.height;
  return 'payload' in message ? heightOf(message.payload) : undefined;
}

/** The object or array in a JSON text. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}
