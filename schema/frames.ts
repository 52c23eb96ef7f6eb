import { parseAddress } from './webAddress.ts';

/** The kinds of frames. A video and a map load when a visitor asks for them, the others when they come near the window. */
export const frameKinds = ['video', 'map', 'form', 'post', 'document'] as const;
export type FrameKind = (typeof frameKinds)[number];

/** The ratios, width to height, that a frame can have. */
export const frameRatios = ['16:9', '4:3', '1:1', '9:16'] as const;

/** The providers whose pages no frame can show, though another address of theirs can be. */
export type FrameProvider = 'youtube' | 'vimeo' | 'google-maps' | 'openstreetmap';

export type Frame = {
  kind: FrameKind;
  /** The address for the frame; undefined where it cannot be derived from the written one. */
  src: string | undefined;
  /** The address of the same content by itself. */
  page: string;
  provider?: FrameProvider;
};

/** Reads the address that a visitor or an owner copies from a provider: the frame that shows it, and its kind. */
export function readFrame(address: string): Frame {
  const url = parseAddress(address);
  const frame: Frame = { kind: 'document', src: address, page: address };
  if (!url) return frame;
  const { hostname, pathname, searchParams } = url;
  const steps = pathname.split('/').filter((step) => step !== '');
  const isAt = (...hosts: string[]) =>
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  if (isAt('youtube.com', 'youtube-nocookie.com', 'youtu.be')) {
    return { ...frame, kind: 'video', provider: 'youtube', ...youtube(url, steps) };
  }
  if (isAt('vimeo.com')) {
    return { ...frame, kind: 'video', provider: 'vimeo', ...vimeo(url, steps) };
  }
  if (isGoogleMaps(url)) {
    const isFrame = steps.includes('embed') || searchParams.get('output') === 'embed';
    const map = searchParams.get('mid');
    const ownMap = map && `https://www.google.com/maps/d/embed?mid=${encodeURIComponent(map)}`;
    const src = isFrame ? address : ownMap || undefined;
    return { ...frame, kind: 'map', provider: 'google-maps', src };
  }
  if (isAt('openstreetmap.org')) {
    const src = pathname === '/export/embed.html' ? address : undefined;
    return { ...frame, kind: 'map', provider: 'openstreetmap', src };
  }
  if (isAt('open.spotify.com')) {
    const src = steps[0] === 'embed' ? address : `${url.origin}/embed${pathname}${url.search}`;
    return { ...frame, kind: 'post', src };
  }
  if (isAt('instagram.com')) {
    const src = steps.at(-1) === 'embed' ? address : `${url.origin}/${steps.join('/')}/embed`;
    return { ...frame, kind: 'post', src };
  }
  return isAt(...formHosts) ? { ...frame, kind: 'form' } : frame;
}

const formHosts = [
  ...['calendly.com', 'jotform.com', 'typeform.com', 'tally.so'],
  ...['hubspot.com', 'hsforms.com', 'leadconnectorhq.com', 'msgsndr.com'],
];

/** The name of a provider for visitors: its host without "www". */
export function hostOf(address: string): string {
  return (parseAddress(address)?.hostname ?? address).replace(/^www\./, '');
}

function isGoogleMaps({ hostname, pathname }: URL): boolean {
  if (hostname === 'maps.app.goo.gl' || /^maps\.google\.[a-z.]+$/.test(hostname)) return true;
  const isMaps = pathname === '/maps' || pathname.startsWith('/maps/');
  return isMaps && (hostname === 'goo.gl' || /^(?:www\.)?google\.[a-z.]+$/.test(hostname));
}

// Sets no cookies until the video is played (https://support.google.com/youtube/answer/171780).
const youtubeFrames = 'https://www.youtube-nocookie.com/embed/';

function youtube({ hostname, search, searchParams }: URL, steps: readonly string[]) {
  const [first = '', second = ''] = steps;
  const list = searchParams.get('list');
  if (list && (first === 'playlist' || second === 'videoseries')) {
    const query = `?list=${encodeURIComponent(list)}`;
    return {
      src: `${youtubeFrames}videoseries${query}`,
      page: `https://www.youtube.com/playlist${query}`,
    };
  }
  const isShort = hostname === 'youtu.be';
  const inPath = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : '';
  const id = isShort ? first : first === 'watch' ? (searchParams.get('v') ?? '') : inPath;
  if (!/^[\w-]{6,20}$/.test(id)) return { src: undefined };
  const start = secondsIn(searchParams.get('t') ?? searchParams.get('start') ?? '');
  const query = first === 'embed' ? search : start > 0 ? `?start=${start}` : '';
  return { src: youtubeFrames + id + query, page: `https://www.youtube.com/watch?v=${id}` };
}

/** The seconds of a start time: 90 for "90", "90s" and "1m30s". */
function secondsIn(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function vimeo({ hostname, href }: URL, steps: readonly string[]) {
  if (hostname === 'player.vimeo.com') {
    const [, id = ''] = steps;
    return { src: href, page: /^\d+$/.test(id) ? `https://vimeo.com/${id}` : href };
  }
  // The second part is the key of a video that is not listed. "dnt" asks not to track the visitor.
  const [id = '', key] = steps;
  if (!/^\d+$/.test(id)) return { src: undefined };
  const query = key === undefined ? '?dnt=1' : `?h=${encodeURIComponent(key)}&dnt=1`;
  return { src: `https://player.vimeo.com/video/${id}${query}` };
}
