import { type Said, say } from '../catalog/index.ts';
import {
  type FrameKind,
  type FrameRatio,
  frameRatios,
  hostOf,
  isScript,
  maxCodeLength,
  readFrame,
} from '../frames.ts';
import { parseAddress, publishedAddress } from '../webAddress.ts';
import { decoded, type Element, elementsOf, maxPastedLength } from './elements.ts';
import { statisticsIn } from './statistics.ts';

/** The fields of an embed block for a URL. `height` is in pixels. */
type FrameFields = {
  url: string;
  title?: string;
  height?: number;
  ratio?: FrameRatio;
  kind?: FrameKind;
};
type Refused = { says: string };

/** The result for pasted code: a frame, the code itself if no frame is known for it, or what to paste instead. */
export type EmbedCode = ShownCode | Refused;
type ShownCode = FrameFields | { code: string; title?: string; height?: number };

const titles: Readonly<Record<FrameKind, string>> = {
  video: 'Video',
  map: 'Map',
  tour: 'Tour',
  form: 'Form',
  post: 'Post',
  document: 'Embedded page',
};

/** Adds the title that an embed block needs: the one in the code, or else a word for its kind. */
export function withTitle(read: ShownCode): ShownCode & { title: string } {
  return { ...read, title: read.title ?? embedName(read) };
}

const calendars = [
  ...['calendly.com', 'cal.com', 'acuityscheduling.com', 'as.me', 'calendar.app.google'],
  ...['calendar.google.com'],
];

/** A word for what an embed shows: “Map”. */
export function embedName({ url, code = '', kind }: EmbedContent): string {
  const elements = elementsOf(code);
  const addresses = url ? [url] : elements.flatMap(({ attributes }) => attributes.get('src') ?? []);
  const hosts = addresses.map((address) => `.${hostOf(withScheme(address))}`);
  if (hosts.some((host) => calendars.some((one) => host.endsWith(`.${one}`)))) return 'Calendar';
  const kinds = [kind, ...addresses.map((address) => readFrame(withScheme(address)).kind)];
  const known = kinds.find((one) => one !== undefined && one !== 'document');
  return titles[known ?? (elements.some(isForm) ? 'form' : 'document')];
}

type EmbedContent = { url?: string; code?: string; kind?: FrameKind };

/**
 * Reads what people copy from a provider: code for embedding, or an address. The code is not executed, and nothing is requested.
 */
export function readEmbedCode(pasted: string): EmbedCode {
  if (pasted.length > maxPastedLength) return { says: tooLong };
  const text = decoded(pasted.trim());
  if (text === '') return { says: 'Paste the code or link from your provider.' };
  const elements = elementsOf(text);
  if (elements.length === 0) {
    const refusal = refusalOf([text]);
    return refusal ? refused(refusal) : readAddress(text);
  }

  const shown = shownFrame(elements);
  if (shown) return frameFor(addressOf(shown), shown);
  const refusal = refusalIn(elements);
  if (refusal) return refused(refusal);

  const scripts = elements.filter(({ name }) => name === 'script');
  const programs = elements.flatMap(programsOf);
  const container = elements.find((element) => containerAddress(element) !== undefined);
  if (container) return frameFor(containerAddress(container), container);
  const address =
    programs.flatMap(quotedIn).find(isOfCalendly) ??
    scripts.map((one) => one.attributes.get('src')).find((src) => src?.includes('/jsform/'));
  if (address !== undefined) return frameFor(address);

  if (scripts.length > 0 || elements.some(isForm)) return codeOf(text, elements, scripts);
  const half = missingHalf(elements);
  if (half !== undefined) return { says: half };
  const link = elements
    .map(({ attributes }) => attributes.get('href') ?? '')
    .find((href) => isOfProvider(withScheme(href)));
  return link === undefined ? { says: adviceFor(elements) } : frameFor(link);
}

/** A form that can be sent to its provider without a script. */
function isForm({ name, attributes }: Element): boolean {
  return name === 'form' && isAddress(attributes.get('action'));
}

/** The scripts that elements of providers need, by the start of a class. */
const halves: Readonly<Record<string, string>> = {
  'trustpilot-widget': 'https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js',
  'elfsight-app-': 'https://elfsightcdn.com/platform.js',
  'twitter-tweet': 'https://platform.twitter.com/widgets.js',
  'tiktok-embed': 'https://www.tiktok.com/embed.js',
};

/** What to add to code without a script that shows nothing without one. */
function missingHalf(elements: readonly Element[]): string | undefined {
  const classes = elements.flatMap(({ attributes }) => (attributes.get('class') ?? '').split(' '));
  const known = Object.entries(halves).find(([start]) =>
    classes.some((one) => one.startsWith(start)),
  );
  if (known) {
    return `The line <script src="${known[1]}" async></script> of this code is missing. Paste both together.`;
  }
  const isEmpty = elements.every(({ name, text }) => text.trim() === '' && !shows.has(name));
  const isNamed = elements.some(({ attributes }) =>
    Array.from(attributes.keys()).some(
      (key) => ['id', 'class'].includes(key) || key.startsWith('data-'),
    ),
  );
  return isEmpty && isNamed
    ? 'Part of this code is missing: a line that starts with <script. Your provider shows both parts. Paste them together.'
    : undefined;
}

/** Elements that show something without a script. */
const shows: ReadonlySet<string> = new Set(
  'a audio button embed form iframe img input object picture svg video'.split(' '),
);

/** What to do about code that no frame can show. */
function adviceFor(elements: readonly Element[]): string {
  const addresses = elements.flatMap(({ attributes }) =>
    ['data', 'src', 'href'].flatMap((name) => attributes.get(name) ?? []),
  );
  const has = (...names: readonly string[]) => elements.some(({ name }) => names.includes(name));
  if (addresses.some((address) => /\.pdf(?:[?#]|$)/i.test(address))) return pdf;
  if (has('video', 'audio')) return media;
  const link = elements.find(({ name }) => name === 'a')?.attributes.get('href');
  return link && isAddress(link)
    ? `This code is only a link. Link to the page: ${link}`
    : nothingToShow;
}

/** Whether a text contains provider code. */
export function isEmbedCode(text: string): boolean {
  return elementsOf(decoded(text)).some(
    (element) =>
      ['iframe', 'script'].includes(element.name) ||
      isForm(element) ||
      containerAddress(element) !== undefined,
  );
}

/**
 * Warnings about what some code, or an address, asks for that no frame of this site gets: a camera, a microphone or the visitor's
 * location (scripts/build/hosting/hosting.ts), or storage, which code in a separate page does not have.
 */
export function deniedIn(code: string): readonly Said[] {
  const elements = elementsOf(decoded(code));
  const programs = elements.flatMap(programsOf).join('\n');
  const allowed = elements.map(({ attributes }) => attributes.get('allow') ?? '').join('\n');
  const asksForDevice =
    hostOf(code).endsWith('videoask.com') ||
    /\b(?:camera|microphone|geolocation)\b/.test(allowed) ||
    /\b(?:getUserMedia|navigator\.geolocation)\b/.test(programs);
  const asksForStorage =
    !shownFrame(elements) &&
    /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie)\b/.test(programs);
  return [
    ...(asksForDevice ? [say('denied-feature/device')] : []),
    ...(asksForStorage ? [say('denied-feature/storage')] : []),
  ];
}

/** The same in words, for who has just pasted the code. */
export function deniedNotes(code: string): string[] {
  return deniedIn(code).map(wordsOf);
}

/** Whether a text contains provider code that shows something, which means that it contains an address. */
export function hasProviderAddress(text: string): boolean {
  return elementsOf(decoded(text)).some(
    (element) =>
      (['iframe', 'script'].includes(element.name) && element.attributes.has('src')) ||
      isForm(element) ||
      containerAddress(element) !== undefined,
  );
}

/** The programs of an element: the content of a script, or click handlers. */
function programsOf({ name, attributes, text }: Element): string[] {
  const handlers = Array.from(attributes, ([key, value]) => (key.startsWith('on') ? [value] : []));
  return [...(name === 'script' ? [text] : []), ...handlers.flat()];
}

/** The quoted strings in a program. */
function quotedIn(program: string): string[] {
  return program.split(/["'`]/);
}

function isOfCalendly(text: string): boolean {
  return parseAddress(text)?.hostname === 'calendly.com';
}

const isAddress = (text: string | undefined) =>
  text !== undefined && /^(?:https?:)?\/\//i.test(text);

/** The address of a frame. Many codes keep it in another attribute until the frame comes into view. */
function addressOf({ attributes }: Element): string | undefined {
  return ['src', 'data-src', 'data-tally-src', 'data-url', 'data-lazy-src']
    .map((name) => attributes.get(name))
    .find(isAddress);
}

const sameAddress = (value: string) => (isAddress(value) ? value : undefined);
/** The ID of a live embed has 26 characters, and only Typeform's script can resolve it. */
const typeform = (id: string) =>
  id.length < 26 ? `https://form.typeform.com/to/${id}` : undefined;

/** Attributes of elements that a provider's script replaces with a frame, and how to derive the frame's address. */
const containers: Readonly<Record<string, (value: string) => string | undefined>> = {
  'data-instgrm-permalink': sameAddress,
  'data-tf-widget': typeform,
  'data-tf-live': typeform,
  'data-tf-popup': typeform,
  'data-tf-slider': typeform,
  'data-tf-sidetab': typeform,
  'data-tf-popover': typeform,
  'data-tally-open': (id) => `https://tally.so/embed/${id}`,
  'data-url': sameAddress,
  'data-src': sameAddress,
};

function containerAddress({ name, attributes }: Element): string | undefined {
  // Lazy-loaded pictures, and share buttons.
  if (['img', 'source', 'a'].includes(name)) return undefined;
  return Object.entries(containers)
    .map(([key, address]) => {
      const value = attributes.get(key);
      return value && address(value);
    })
    .find(Boolean);
}

const withScheme = (address: string) => (address.startsWith('//') ? `https:${address}` : address);

function isOfProvider(address: string): boolean {
  const { kind, help } = readFrame(address);
  return kind !== 'document' || help !== undefined;
}

/** The frame for an address and the element that contains it. */
function frameFor(address = '', element?: Element): FrameFields | Refused {
  const written = withScheme(address.replaceAll(/[\t\r\n]/g, '').replaceAll(' ', '%20'));
  if (written.toLowerCase().startsWith('http://')) return { says: notSecure };
  const published = publishedAddress(written);
  if (published === undefined) return { says: noAddress };
  const frame = readFrame(published);
  if (frame.help) {
    return refused(say('wrong-format/frame-page', { written, help: frame.help }));
  }
  if (isScript(frame.src)) return refused(say('wrong-format/frame-script', { written }));
  const title = element && titleOf(element);
  const ratio = element && (paddingRatio(element) ?? (frame.ratio && sizeRatio(element)));
  const height = (element && heightOf(element)) ?? frame.height;
  const size = ratio ?? frame.ratio;
  // Of an unknown provider, only a tour follows the motion of the device.
  const isTour =
    frame.kind === 'document' &&
    /gyroscope|xr-spatial-tracking/.test(element?.attributes.get('allow') ?? '');
  return {
    url: frame.src,
    ...(title && { title }),
    ...(size ? { ratio: size } : height !== undefined && { height }),
    ...(isTour && { kind: 'tour' as const }),
  };
}

function refused(says: Said): Refused {
  return { says: wordsOf(says) };
}

function wordsOf({ message, suggestion = '' }: Said): string {
  return `${message} ${suggestion}`;
}

function titleOf({ attributes }: Element): string | undefined {
  const props = attributes.get('data-tf-iframe-props') ?? '';
  return [
    ...['title', 'data-form-name', 'aria-label'].map((name) => attributes.get(name)),
    props.startsWith('title=') ? props.slice('title='.length) : undefined,
  ]
    .map((title) => title?.replaceAll(/\s+/g, ' ').trim())
    .find((title) => title && !namelessTitles.has(title.toLowerCase()));
}

/** Titles that providers put into every code. */
const namelessTitles: ReadonlySet<string> = new Set([
  ...['youtube video player', 'youtube video', 'youtube', 'vimeo-player', 'vimeo video player'],
  ...['google map', 'google maps', 'map', 'openstreetmap', 'calendly', 'form', 'iframe', 'embed'],
]);

/** The declarations of a `style` attribute. */
function styleOf({ attributes }: Element): Map<string, string> {
  const declarations = (attributes.get('style') ?? '').toLowerCase().split(';');
  return new Map(
    declarations.map((declaration) => {
      const [property = '', value = ''] = declaration.split(':');
      return [property.trim(), value.replace('!important', '').trim()];
    }),
  );
}

/** A length in pixels; undefined for percentages and other units. */
function pixels(length: string | undefined): number | undefined {
  return /^\d+(?:\.\d+)?(?:px)?$/i.test(length ?? '') ? Number.parseFloat(length ?? '') : undefined;
}

/** The height of a frame in pixels, within the bounds of the field. */
function heightOf(element: Element): number | undefined {
  const style = styleOf(element);
  const height = [
    ...['height', 'data-height'].map((name) => element.attributes.get(name)),
    ...['height', 'min-height'].map((name) => style.get(name)),
  ]
    .map(pixels)
    .find((found) => found !== undefined && found > 0);
  return height && Math.min(2000, Math.max(100, Math.round(height)));
}

/** The ratio of the element or an ancestor, from the padding that reserves its space at any width. */
function paddingRatio(element: Element): FrameRatio | undefined {
  for (let around: Element | undefined = element; around; around = around.parent) {
    const style = styleOf(around);
    const padding = [
      style.get('padding-bottom') ?? '',
      style.get('padding-top') ?? '',
      ...(style.get('padding') ?? '').split(' '),
    ].find((length) => length.endsWith('%'));
    const share = Number.parseFloat(padding ?? '');
    if (share > 0) return nearestRatio(100 / share);
  }
  return undefined;
}

function sizeRatio({ attributes }: Element): FrameRatio | undefined {
  const [width, height] = ['width', 'height'].map((name) => pixels(attributes.get(name)));
  return width && height ? nearestRatio(width / height) : undefined;
}

function nearestRatio(wanted: number): FrameRatio {
  const distanceTo = (ratio: FrameRatio) => {
    const [width = 1, height = 1] = ratio.split(':').map(Number);
    return Math.abs(Math.log(wanted / (width / height)));
  };
  return [...frameRatios].sort((a, b) => distanceTo(a) - distanceTo(b))[0] ?? '16:9';
}

/** Scripts that only adjust the adjacent frame or element. */
const helperScripts = [
  ...[
    'form_embed.js',
    'player.vimeo.com/api/player.js',
    'assets.calendly.com',
    'embed.typeform.com',
  ],
  ...['tally.so/widgets', 'hsforms.net/forms', 'instagram.com/embed.js', 'jotfor.ms/'],
];

function codeOf(
  text: string,
  elements: readonly Element[],
  scripts: readonly Element[],
): EmbedCode {
  const sources = scripts.flatMap(({ attributes }) => attributes.get('src') ?? []);
  const sentTo = elements.map(({ attributes }) => attributes.get('action') ?? '');
  if ([...sources, ...sentTo].some((address) => address.toLowerCase().startsWith('http://'))) {
    return { says: notSecure };
  }
  const isHelper = scripts.every(({ attributes, text: program }) => {
    const src = attributes.get('src') ?? '';
    return program.trim() === '' && helperScripts.some((name) => src.includes(name));
  });
  const isAlone = elements.every(({ name }) => ['script', 'link', 'style'].includes(name));
  if (isHelper && isAlone) {
    return { says: 'This is only the script. Copy the whole code from your provider.' };
  }
  const code = secure(text, sources);
  if (code.length > maxCodeLength) return { says: tooLong };
  const title = elements.map(titleOf).find(Boolean);
  const height = elements.map(heightOf).find((found) => found !== undefined);
  return {
    code,
    ...(title && { title }),
    ...(height !== undefined && { height }),
  };
}

/** Adds https: to the protocol-relative addresses of the code's scripts. */
function secure(code: string, sources: readonly string[]): string {
  return sources
    .filter((src) => src.startsWith('//'))
    .reduce(
      (text, src) =>
        text.replaceAll(`"${src}`, `"https:${src}`).replaceAll(`'${src}`, `'https:${src}`),
      code,
    );
}

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
function refusalOf(
  texts: readonly (string | undefined)[],
  elements: readonly Element[] = [],
): Said | undefined {
  const text = texts.join('\n').toLowerCase();
  const hasOne = (pieces: readonly string[]) => pieces.some((piece) => text.includes(piece));
  const statistics = statisticsIn(elements);
  if (statistics || hasOne(ofStatistics)) return say('embed-content/statistics', { statistics });
  if (hasOne(ofGoogle)) return say('embed-content/google-analytics');
  return hasOne(ofChats) ? say('embed-content/chat') : undefined;
}

/** The same for a complete code. Code with a frame is accepted, and the frame is shown. */
function refusalIn(elements: readonly Element[]): Said | undefined {
  const sources = elements.map(({ attributes }) => attributes.get('src'));
  return shownFrame(elements)
    ? undefined
    : refusalOf([...elements.flatMap(programsOf), ...sources], elements);
}

/** Why an embed block cannot show this code: it is for statistics or a chat. */
export function refusalOfCode(code: string): Said | undefined {
  return code === '' || code.includes('<')
    ? refusalIn(elementsOf(decoded(code)))
    : say('embed-content/no-code');
}

function shownFrame(elements: readonly Element[]): Element | undefined {
  return elements.find(
    (element) =>
      element.name === 'iframe' &&
      addressOf(element) !== undefined &&
      !refusalOf([addressOf(element)]),
  );
}

/** Reads an address, or a sentence that contains one. */
function readAddress(text: string): FrameFields | Refused {
  const words = text.split(/\s+/);
  const addresses = words.filter(isAddress);
  const [address = text] = addresses.length === 1 ? addresses : [];
  const isBare = words.length === 1 && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$)/i.test(address);
  return frameFor(isBare ? `https://${address}` : address);
}

const tooLong = 'This is too long for embed code. Copy only the code from your provider.';
const noAddress =
  'This is neither an address nor the code of a provider. Paste the whole code, or an address that starts with https://.';
const notSecure =
  'The address starts with http://, and browsers do not show that in a page. Ask your provider for an address that starts with https://.';
const pdf = 'Put the PDF into the folder "downloads", and link to it.';
const media =
  'Pages play no video or sound files. Upload the file to a provider such as YouTube or SoundCloud, and paste its link.';
const nothingToShow =
  'This code shows nothing in a page. Copy the whole embed code from your provider, or only an address that starts with https://.';
