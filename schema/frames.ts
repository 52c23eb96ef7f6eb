import { parseAddress } from './webAddress.ts';

/** The kinds of frames. Videos and maps load when a visitor asks for them, others when they approach the viewport. */
export const frameKinds = ['video', 'map', 'tour', 'form', 'post', 'document'] as const;
export type FrameKind = (typeof frameKinds)[number];

/** The ratios (width to height) that a frame can have. */
export const frameRatios = ['16:9', '4:3', '1:1', '9:16'] as const;
export type FrameRatio = (typeof frameRatios)[number];

/** The maximum length of provider code in an embed block. */
export const maxCodeLength = 10_000;

/** What to use instead of an address that no frame can show. The messages are in schema/catalog/formats.ts. */
export type FrameHelp =
  | 'youtube'
  | 'vimeo'
  | 'spotify'
  | 'instagram'
  | 'google-maps'
  | 'google-forms'
  | 'openstreetmap'
  | 'whatsapp'
  | 'no-frames';

/** The address of a frame, with the ratio or the height in pixels that suits its content. */
type Shown = { src: string; ratio?: FrameRatio; height?: number };

export type Frame = {
  kind: FrameKind;
  /** The address of the same content as a page. */
  page: string;
} & (
  | (Shown & { help?: undefined })
  | { src?: undefined; ratio?: undefined; height?: undefined; help: FrameHelp }
);

type Provider = {
  kind: FrameKind;
  has: (url: URL) => boolean;
  /** `steps` are the segments of the path. */
  read: (url: URL, steps: readonly string[]) => (Shown & { page?: string }) | FrameHelp;
};

const onHost =
  (...hosts: readonly string[]) =>
  ({ hostname }: URL) =>
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));

const providers: readonly Provider[] = [
  { kind: 'video', has: onHost('youtube.com', 'youtube-nocookie.com', 'youtu.be'), read: youtube },
  { kind: 'video', has: onHost('vimeo.com'), read: vimeo },
  { kind: 'map', has: isGoogleMaps, read: googleMaps },
  {
    kind: 'map',
    has: onHost('openstreetmap.org', 'osm.org'),
    read: ({ href }, [first, second = '']) =>
      first === 'export' && second.startsWith('embed') ? { src: href } : 'openstreetmap',
  },
  { kind: 'post', has: onHost('open.spotify.com'), read: spotify },
  { kind: 'post', has: onHost('instagram.com'), read: instagram },
  {
    kind: 'form',
    has: ({ hostname, pathname }) =>
      hostname === 'docs.google.com' && pathname.startsWith('/forms/'),
    read: (url) => {
      const form = new URL(url);
      form.searchParams.set('embedded', 'true');
      return { src: form.href };
    },
  },
  { kind: 'form', has: onHost('forms.gle'), read: () => 'google-forms' },
  {
    kind: 'form',
    has: onHost('jotform.com'),
    read: ({ href, origin }, steps) => {
      const id = stepAfter(steps, 'jsform');
      return { src: id === undefined ? href : `${origin}/${id}` };
    },
  },
  {
    kind: 'form',
    has: onHost(
      ...['calendly.com', 'typeform.com', 'tally.so', 'hubspot.com', 'hsforms.com'],
      ...['hsforms.net', 'leadconnectorhq.com', 'msgsndr.com'],
    ),
    read: ({ href }) => ({ src: href }),
  },
  { kind: 'document', has: onHost('wa.me', 'whatsapp.com'), read: () => 'whatsapp' },
  ...shares().map(([kind, hosts, pattern, frame, size]): Provider => {
    const onOne = onHost(...hosts.split(' '));
    const match = ({ pathname, search }: URL) => pattern.exec(pathname + search);
    return {
      kind,
      has: (url) => onOne(url) && match(url) !== null,
      read: (url) => {
        if (frame === 'none') return 'no-frames';
        const parts = match(url) ?? [];
        const src = frame.replaceAll(/\$(\d|url)/g, (_, part) =>
          part === 'url' ? encodeURIComponent(url.href) : (parts[part] ?? ''),
        );
        return {
          src: src || url.href,
          ...(typeof size === 'number' ? { height: size } : size && { ratio: size }),
        };
      },
    };
  }),
];

/**
 * What providers offer to share: the kind, the hosts, the path and query, and the address that shows it in a frame, with its ratio
 * or height. $1 and $2 are what the pattern captures, and $url is the address. '' is the address itself, and 'none' means that no
 * frame can show it.
 */
type Share = readonly [FrameKind, string, RegExp, string, (FrameRatio | number)?];

/** The first match counts. Any other address is shown as it is. */
function shares(): readonly Share[] {
  const loom = 'https://www.loom.com/embed/$1';
  const wistia = 'https://fast.wistia.net/embed/iframe/$1';
  const dailymotion = 'https://geo.dailymotion.com/player.html?video=$1';
  const drive = 'https://drive.google.com/file/d/$1/preview';
  const docs =
    /^\/(document|spreadsheets|presentation)\/d\/([\w-]{20,})(?:\/(?:edit|view)?)?(?:$|\?)/;
  const canva = 'https://www.canva.com/design/$1/view?embed';
  const soundcloud = 'https://w.soundcloud.com/player/?url=$url';
  const linkedIn = 'https://www.linkedin.com/embed/feed/update/';
  const apple = 'https://embed.podcasts.apple.com$1';
  return [
    ['video', 'loom.com', /^\/(?:share|embed)\/(\w+)/, loom, '16:9'],
    ['video', 'wistia.com wistia.net wi.st', /^\/medias\/(\w+)/, wistia, '16:9'],
    ['video', 'wistia.com wistia.net', /^\/embed\//, '', '16:9'],
    ['video', 'geo.dailymotion.com', /^\/player/, '', '16:9'],
    ['video', 'dailymotion.com', /^\/(?:embed\/)?video\/(\w+)/, dailymotion, '16:9'],
    ['video', 'dai.ly', /^\/(\w+)/, dailymotion, '16:9'],
    ['video', 'tiktok.com', /^\/(?:embed|player)\//, '', '9:16'],
    ['video', 'tiktok.com', /\/video\/(\d+)/, 'https://www.tiktok.com/embed/v2/$1', '9:16'],
    ['video', 'player.twitch.tv mediadelivery.net cloudflarestream.com', /^/, '', '16:9'],
    ['tour', 'matterport.com kuula.co', /^/, '', '16:9'],
    ['document', 'drive.google.com', /^\/file\/d\/([\w-]+)/, drive],
    ['document', 'docs.google.com', docs, 'https://docs.google.com/$1/d/$2/preview'],
    ['document', 'canva.com', /^\/design\/([\w-]+\/[\w-]+)\/view/, canva, '16:9'],
    ['post', 'w.soundcloud.com', /^/, '', 166],
    ['post', 'soundcloud.com', /^\/[\w-]+\/[\w-]+/, soundcloud, 166],
    // One episode, or a podcast with its episodes.
    ['post', 'podcasts.apple.com', /^(.+[?&]i=.+)/, apple, 175],
    ['post', 'podcasts.apple.com', /^(.+\/id.+)/, apple, 450],
    ['post', 'linkedin.com', /^\/embed\//, ''],
    ['post', 'linkedin.com', /^\/feed\/update\/(urn:li:\w+:\d+)/, `${linkedIn}$1`],
    [
      'post',
      'linkedin.com',
      /^\/posts\/.*-(activity|share|ugcPost)-(\d+)/,
      `${linkedIn}urn:li:$1:$2`,
    ],
    // These have other addresses for frames, which their codes contain.
    ['post', 'facebook.com onedrive.live.com', /^\/(?!plugins\/|embed\b)/, 'none'],
    ['post', 'booking.com', /^\/(?!flexi)/, 'none'],
    ['post', 'trustpilot.com', /^\/(?:review|evaluate)\//, 'none'],
    ['post', 'x.com twitter.com', /^\/(?!embed\/)/, 'none'],
    ['post', 'fb.watch linkedin.com tiktok.com dropbox.com 1drv.ms', /^/, 'none'],
  ];
}

/** Reads an address that people copy from a provider: the frame that shows it, and its kind. */
export function readFrame(address: string): Frame {
  const url = parseAddress(address);
  const provider = url && providers.find(({ has }) => has(url));
  if (!provider) return { kind: 'document', src: address, page: address };
  const { kind, read } = provider;
  const found = read(url, url.pathname.split('/').filter(Boolean));
  return typeof found === 'string'
    ? { kind, page: address, help: found }
    : { kind, page: address, ...found };
}

/** Whether an address points to a script, which a frame would show as text. */
export function isScript(address: string): boolean {
  return /^[^?#]*(?:\.js(?:[?#]|$)|\/jsform\/)/.test(address);
}

/** The name of a provider for visitors: the host without "www". */
export function hostOf(address: string): string {
  return (parseAddress(address)?.hostname ?? address).replace(/^www\./, '');
}

/** The path segment after the first of these names. */
function stepAfter(steps: readonly string[], ...names: readonly string[]): string | undefined {
  const index = steps.findIndex((step) => names.includes(step));
  return index < 0 ? undefined : steps[index + 1];
}

// Sets no cookies until the video is played (https://support.google.com/youtube/answer/171780).
const youtubeFrames = 'https://www.youtube-nocookie.com/embed/';

function youtube({ hostname, search, searchParams }: URL, steps: readonly string[]) {
  const [first = ''] = steps;
  const isShort = hostname === 'youtu.be';
  const input = searchParams.get('v') ?? stepAfter(steps, 'embed', 'shorts', 'live', 'v');
  const id = (isShort ? first : input) ?? '';
  const query = new URLSearchParams(first === 'embed' ? search : '');
  // Identifies the person who shared the video.
  query.delete('si');
  const list = searchParams.get('list');
  if (list) query.set('list', list);
  const start = secondsIn(searchParams.get('start') ?? searchParams.get('t') ?? '');
  if (start > 0) query.set('start', String(start));
  const options = `${query}` && `?${query}`;
  const isVideo = /^[\w-]{6,20}$/.test(id) && id !== 'videoseries';
  if (!isVideo && !list) return 'youtube';
  return {
    src: `${youtubeFrames}${isVideo ? id : 'videoseries'}${options}`,
    page: `https://www.youtube.com/${isVideo ? `watch?v=${id}` : `playlist?list=${encodeURIComponent(list ?? '')}`}`,
    ratio: first === 'shorts' ? '9:16' : '16:9',
  } as const;
}

/** The start time in seconds: 90 for "90", "90s" and "1m30s". */
function secondsIn(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function vimeo({ hostname, href, searchParams }: URL, steps: readonly string[]) {
  const index = steps.findIndex((step) => /^\d+$/.test(step));
  const ratio = '16:9' as const;
  if (hostname === 'player.vimeo.com') {
    const key = searchParams.get('h');
    const page = ['https://vimeo.com', steps[index], ...(key ? [key] : [])].join('/');
    return { src: href, page: index < 0 ? href : page, ratio };
  }
  if (index < 0) return 'vimeo';
  // The second part is the key of an unlisted video. "dnt" asks not to track the visitor.
  const [id, key] = steps.slice(index);
  const query = key === undefined ? '?dnt=1' : `?h=${encodeURIComponent(key)}&dnt=1`;
  return { src: `https://player.vimeo.com/video/${id}${query}`, ratio };
}

// Google has a domain in each country: google.de, google.co.uk, google.com.au.
const googleHost = /^(?:(www|maps)\.)?google\.(?:com|cat|[a-z]{2}|com?\.[a-z]{2})$/;

function isGoogleMaps({ hostname, pathname }: URL): boolean {
  const google = googleHost.exec(hostname);
  if (hostname === 'maps.app.goo.gl' || google?.[1] === 'maps') return true;
  const isMaps = pathname === '/maps' || pathname.startsWith('/maps/');
  return isMaps && (hostname === 'goo.gl' || google !== null);
}

function googleMaps({ href, searchParams }: URL, steps: readonly string[]) {
  if (steps.includes('embed') || searchParams.get('output') === 'embed') return { src: href };
  const map = searchParams.get('mid');
  return map
    ? { src: `https://www.google.com/maps/d/embed?mid=${encodeURIComponent(map)}` }
    : 'google-maps';
}

const spotifyKinds = ['track', 'album', 'playlist', 'episode', 'show', 'artist'];

function spotify({ href }: URL, steps: readonly string[]) {
  const kind = steps.find((step) => spotifyKinds.includes(step));
  const id = kind && stepAfter(steps, kind);
  if (!id) return 'spotify';
  return {
    src: steps[0] === 'embed' ? href : `https://open.spotify.com/embed/${kind}/${id}`,
    height: kind === 'track' ? 152 : 352,
  };
}

function instagram({ href }: URL, steps: readonly string[]) {
  if (steps.includes('embed')) return { src: href };
  const id = stepAfter(steps, 'p', 'reel', 'tv');
  return id === undefined ? 'instagram' : { src: `https://www.instagram.com/p/${id}/embed` };
}
