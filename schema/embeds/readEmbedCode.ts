import { type Sentence, sentenceOf } from '../catalog/index.ts';
import { type FrameKind, type FrameRatio, isScript, maxCodeLength, readFrame } from '../frames.ts';
import { parseAddress, publishedAddress } from '../webAddress.ts';
import { addressOf, containerAddress, isAddress, isForm, withScheme } from './addresses.ts';
import { decoded, type Element, elementsOf, maxPastedLength, programsOf } from './elements.ts';
import { embedName } from './embedName.ts';
import { heightOf, paddingRatio, sizeRatio } from './frameSize.ts';
import { refusalIn, refusalOf, shownFrame, wordsOf } from './refusals.ts';

/** The fields of an embed block for a URL. `height` is in pixels. */
type FrameFields = {
  url: string;
  title?: string;
  height?: number;
  ratio?: FrameRatio;
  kind?: FrameKind;
};

type Refused = { sentence: string };

/** The result for pasted code: a frame, the code itself if no frame is known for it, or what to paste instead. */
export type EmbedCode = FoundCode | Refused;

type FoundCode = FrameFields | { code: string; title?: string; height?: number };

/** Adds the title that an embed block needs: the one in the code, or else a word for its kind. */
export function withTitle(read: FoundCode): FoundCode & { title: string } {
  return { ...read, title: read.title ?? embedName(read) };
}

/**
 * Reads what people copy from a provider: code for embedding, or an address. The code is not executed, and nothing is requested.
 */
export function readEmbedCode(pasted: string): EmbedCode {
  if (pasted.length > maxPastedLength) return { sentence: tooLong };
  const text = decoded(pasted.trim());
  if (text === '') return { sentence: 'Paste the code or link from your provider.' };
  const elements = elementsOf(text);
  if (elements.length === 0) {
    const refusal = refusalOf([text]);
    return refusal ? refused(refusal) : readAddress(text);
  }

  const visibleFrame = shownFrame(elements);
  if (visibleFrame) return frameFor(addressOf(visibleFrame), visibleFrame);
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
  if (half !== undefined) return { sentence: half };
  const link = elements
    .map(({ attributes }) => attributes.get('href') ?? '')
    .find((href) => isOfProvider(withScheme(href)));
  return link === undefined ? { sentence: adviceFor(elements) } : frameFor(link);
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

/** Whether a text contains provider code that shows something, which means that it contains an address. */
export function hasProviderAddress(text: string): boolean {
  return elementsOf(decoded(text)).some(
    (element) =>
      (['iframe', 'script'].includes(element.name) && element.attributes.has('src')) ||
      isForm(element) ||
      containerAddress(element) !== undefined,
  );
}

/** The quoted strings in a program. */
function quotedIn(program: string): string[] {
  return program.split(/["'`]/);
}

function isOfCalendly(text: string): boolean {
  return parseAddress(text)?.hostname === 'calendly.com';
}

function isOfProvider(address: string): boolean {
  const { kind, help } = readFrame(address);
  return kind !== 'document' || help !== undefined;
}

/** The frame for an address and the element that contains it. */
function frameFor(address = '', element?: Element): FrameFields | Refused {
  const input = withScheme(address.replaceAll(/[\t\r\n]/g, '').replaceAll(' ', '%20'));
  if (input.toLowerCase().startsWith('http://')) return { sentence: notSecure };
  const published = publishedAddress(input);
  if (published === undefined) return { sentence: noAddress };
  const frame = readFrame(published);
  if (frame.help) {
    return refused(sentenceOf('wrong-format/frame-page', { input, help: frame.help }));
  }
  if (isScript(frame.src)) return refused(sentenceOf('wrong-format/frame-script', { input }));
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

function refused(sentence: Sentence): Refused {
  return { sentence: wordsOf(sentence) };
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
    return { sentence: notSecure };
  }
  const isHelper = scripts.every(({ attributes, text: program }) => {
    const src = attributes.get('src') ?? '';
    return program.trim() === '' && helperScripts.some((name) => src.includes(name));
  });
  const isAlone = elements.every(({ name }) => ['script', 'link', 'style'].includes(name));
  if (isHelper && isAlone) {
    return { sentence: 'This is only the script. Copy the whole code from your provider.' };
  }
  const code = secure(text, sources);
  if (code.length > maxCodeLength) return { sentence: tooLong };
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
