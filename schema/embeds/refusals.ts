import { type Sentence, sentenceOf } from '../catalog/index.ts';
import { addressOf } from './addresses.ts';
import { decoded, type Element, elementsOf, programsOf } from './elements.ts';
import { statisticsIn } from './statistics.ts';

const ofGoogle = ['googletagmanager.com', 'google-analytics.com', 'gtag('];

/** Patterns of code for statistics, which belongs on every page rather than in a block. */
const ofStatistics = [
  ...['fbevents.js', 'fbq(', 'facebook.com/tr?', 'clarity.ms', 'hotjar.com', 'matomo.js'],
  ...['_paq.push', 'plausible.io/js', 'cloudflareinsights.com', 'usefathom.com'],
  ...['simpleanalyticscdn.com', 'umami.is/script', 'js.hs-scripts.com', 'snap.licdn.com'],
  ...['analytics.tiktok.com', 'bat.bing.com', 'gc.zgo.at'],
];

/** Patterns of code for a chat bubble on every page. */
const ofChats = [
  ...['embed.tawk.to', 'tawk_api', 'widget.intercom.io', 'intercomsettings', 'client.crisp.chat'],
  ...['crisp_website_id', 'js.driftt.com', 'static.zdassets.com/ekr', 'code.tidio.co'],
  ...['widgets.leadconnectorhq.com', 'cdn.livechatinc.com', 'smartsuppchat.com'],
  ...['wchat.freshchat', 'js.usemessages.com', 'static.olark.com'],
];

/** Why no block can show code that contains these texts: it is for statistics or a chat, or no code at all. */
export function refusalOf(
  texts: readonly (string | undefined)[],
  elements: readonly Element[] = [],
): Sentence | undefined {
  const text = texts.join('\n').toLowerCase();
  const hasOne = (pieces: readonly string[]) => pieces.some((piece) => text.includes(piece));
  const statistics = statisticsIn(elements);
  if (statistics || hasOne(ofStatistics))
    return sentenceOf('embed-content/statistics', { statistics });
  if (hasOne(ofGoogle)) return sentenceOf('embed-content/google-analytics');
  return hasOne(ofChats) ? sentenceOf('embed-content/chat') : undefined;
}

/** The same for a complete code. Code with a frame is accepted, and the frame is shown. */
export function refusalIn(elements: readonly Element[]): Sentence | undefined {
  const sources = elements.map(({ attributes }) => attributes.get('src'));
  return shownFrame(elements)
    ? undefined
    : refusalOf([...elements.flatMap(programsOf), ...sources], elements);
}

/** Why an embed block cannot show this code: it is for statistics or a chat. */
export function refusalOfCode(code: string): Sentence | undefined {
  return code === '' || code.includes('<')
    ? refusalIn(elementsOf(decoded(code)))
    : sentenceOf('embed-content/no-code');
}

export function shownFrame(elements: readonly Element[]): Element | undefined {
  return elements.find(
    (element) =>
      element.name === 'iframe' &&
      addressOf(element) !== undefined &&
      !refusalOf([addressOf(element)]),
  );
}

export function wordsOf({ message, suggestion = '' }: Sentence): string {
  return `${message} ${suggestion}`;
}
