/** The heights that a frame can take from its form, in pixels: more than a line, and less than a form that grows without end. */
const limits = { min: 200, max: 5000 };

/**
 * The height in pixels that a form asks for in a message to the page around it, within limits; undefined for any other
 * message. These are the formats of Jotform (`setHeight:812:FORM`), iframe-resizer, which Tally and others use
 * (`[iFrameSizer]ID:812:640:init`), LeadConnector (`['highlevel.setHeight', { height: 812 }]`), Calendly (`{ event:
 * 'calendly.page_height', payload: { height: '812px' } }`), and objects with a `height`, also as JSON.
 */
export function frameHeightIn(message: unknown): number | undefined {
  const pixels = Number.parseFloat(String(heightOf(message)));
  if (!(pixels > 0)) return undefined;
  return Math.ceil(Math.min(Math.max(pixels, limits.min), limits.max));
}

/**
 * What a form with iframe-resizer waits for before it sends its height: a message with an id, no margin, the width left alone,
 * no logging and 32 milliseconds between two heights.
 */
export const resizerStart = '[iFrameSizer]form:0:false:false:32';

/** Whether a message is that of a form with iframe-resizer that waits to be started. */
export function isResizerReady(message: unknown): boolean {
  return message === '[iFrameResizerChild]Ready';
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

/** The object or array that a text is in JSON. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}
