/** The limits of the height that a form can request, in pixels. The maximum stops a form that grows forever. */
const limits = { min: 200, max: 5000 };

/**
 * The height in pixels that a form requests in a message to its page, within the limits; undefined for any other message. These
 * are the formats of Jotform (`setHeight:812:FORM`), iframe-resizer, which Tally and others use
 * (`[iFrameSizer]ID:812:640:init`), LeadConnector (`['highlevel.setHeight', { height: 812 }]`), Calendly (`{ event:
 * 'calendly.page_height', payload: { height: '812px' } }`), and objects with a `height`, also as JSON.
 */
export function frameHeightIn(message: unknown): number | undefined {
  const pixels = Number.parseFloat(String(heightOf(message)));
  if (!(pixels > 0)) return undefined;
  return Math.ceil(Math.min(Math.max(pixels, limits.min), limits.max));
}

/**
 * The message that starts iframe-resizer in a form, which then sends its height: an id, no margin, an unchanged width, no logging
 * and 32 milliseconds between two heights.
 */
const resizerStart = '[iFrameSizer]form:0:false:false:32';

/** Whether a message comes from iframe-resizer in a form, which waits for `resizerStart`. */
function isResizerReady(message: unknown): boolean {
  return message === '[iFrameResizerChild]Ready';
}

/**
 * Calls `onHeight` with the heights that the page in a frame requests, in pixels, and starts iframe-resizer in it. `origin` is that
 * of the page, "null" for a page without one. Returns a function that stops it.
 */
export function listenForHeight(
  frame: HTMLIFrameElement,
  origin: string,
  onHeight: (pixels: number) => void,
): () => void {
  // The message contains nothing about the page, so any document in the frame may receive it.
  const start = () => frame.contentWindow?.postMessage(resizerStart, '*');
  const onMessage = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    if (isResizerReady(event.data)) start();
    const requested = frameHeightIn(event.data);
    if (requested) onHeight(requested);
  };
  start();
  frame.addEventListener('load', start);
  window.addEventListener('message', onMessage);
  return () => {
    frame.removeEventListener('load', start);
    window.removeEventListener('message', onMessage);
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
