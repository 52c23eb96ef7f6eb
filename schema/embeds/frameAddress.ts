import { parseAddress, publishedAddress } from '../webAddress.ts';

/** The shapes that a frame can have, width to height. */
export const ratios = ['16:9', '4:3', '1:1', '9:16'] as const;
export type Ratio = (typeof ratios)[number];

/** What a frame shows. `height` is in pixels. */
export type Frame = { url: string; title?: string; height?: number; ratio?: Ratio };
/** Why something cannot be shown in a frame, and what to paste instead. */
export type Refused = { says: string };

type Provider = {
  has: (url: URL) => boolean;
  /** The frame for an address that people copy from the provider's site. */
  frame: (url: URL) => Frame | Refused;
};

const onHost =
  (...hosts: readonly string[]) =>
  ({ hostname }: URL) =>
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));

const stepsOf = ({ pathname }: URL) => pathname.split('/').filter(Boolean);

/** The step of a path after one of these. */
function stepAfter(url: URL, ...names: readonly string[]): string | undefined {
  const steps = stepsOf(url);
  const index = steps.findIndex((step) => names.includes(step));
  return index < 0 ? undefined : steps[index + 1];
}

function withQuery(url: URL, name: string, value: string): string {
  const changed = new URL(url);
  changed.searchParams.set(name, value);
  return changed.href;
}

const providers: readonly Provider[] = [
  { has: onHost('youtube.com', 'youtube-nocookie.com', 'youtu.be'), frame: youtube },
  { has: onHost('vimeo.com'), frame: vimeo },
  { has: ({ hostname }) => hostname === 'open.spotify.com', frame: spotify },
  { has: onHost('instagram.com'), frame: instagram },
  {
    has: ({ hostname }) => hostname.split('.').includes('google') || hostname.endsWith('goo.gl'),
    frame: google,
  },
  { has: onHost('forms.gle'), frame: google },
  {
    has: onHost('openstreetmap.org', 'osm.org'),
    frame: (url) =>
      url.pathname.startsWith('/export/embed')
        ? { url: url.href }
        : {
            says: 'OpenStreetMap does not show this address in a frame. On its map, choose Share, then HTML, and paste that code.',
          },
  },
  {
    has: onHost('jotform.com'),
    frame: (url) => {
      const id = stepAfter(url, 'jsform');
      return { url: id === undefined ? url.href : `${url.origin}/${id}` };
    },
  },
  { has: onHost('typeform.com', 'tally.so', 'calendly.com'), frame: (url) => ({ url: url.href }) },
  {
    has: onHost('wa.me', 'whatsapp.com'),
    frame: () => ({
      says: 'WhatsApp does not open in a frame. Use it as the link of a button: whatsapp:main.',
    }),
  },
];

function youtube(url: URL): Frame | Refused {
  const { searchParams, hostname } = url;
  const id =
    searchParams.get('v') ??
    stepAfter(url, 'embed', 'shorts', 'live', 'v') ??
    (hostname === 'youtu.be' ? stepsOf(url)[0] : undefined);
  const list = searchParams.get('list');
  const video = id ?? (list === null ? undefined : 'videoseries');
  if (video === undefined) {
    return { says: 'This is not the address of a video. On YouTube, open one and choose Share.' };
  }
  const query = new URLSearchParams();
  if (list !== null) query.set('list', list);
  const start = secondsOf(searchParams.get('start') ?? searchParams.get('t') ?? '');
  if (start > 0) query.set('start', String(start));
  const options = query.size > 0 ? `?${query}` : '';
  return {
    url: `https://www.youtube-nocookie.com/embed/${video}${options}`,
    ratio: stepsOf(url)[0] === 'shorts' ? '9:16' : '16:9',
  };
}

/** The seconds of a time as YouTube writes it: "90", "90s", "1m30s". */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function vimeo(url: URL): Frame | Refused {
  if (url.hostname === 'player.vimeo.com') return { url: url.href, ratio: '16:9' };
  const steps = stepsOf(url);
  const index = steps.findIndex((step) => Number.isInteger(Number(step)));
  const [id, hash] = index < 0 ? [] : steps.slice(index);
  if (id === undefined) {
    return { says: 'This is not the address of a video. On Vimeo, open one and choose Share.' };
  }
  const player = `https://player.vimeo.com/video/${id}`;
  return { url: hash === undefined ? player : `${player}?h=${hash}`, ratio: '16:9' };
}

const spotifyKinds = ['track', 'album', 'playlist', 'episode', 'show', 'artist'];

function spotify(url: URL): Frame | Refused {
  const kind = stepsOf(url).find((step) => spotifyKinds.includes(step));
  const id = kind && stepAfter(url, kind);
  if (!id) return { says: 'On Spotify, choose Share, then Embed, and paste that code.' };
  const isEmbed = stepsOf(url)[0] === 'embed';
  return {
    url: isEmbed ? url.href : `https://open.spotify.com/embed/${kind}/${id}`,
    height: kind === 'track' ? 152 : 352,
  };
}

function instagram(url: URL): Frame | Refused {
  const id = stepAfter(url, 'p', 'reel', 'tv');
  if (stepsOf(url).includes('embed')) return { url: url.href };
  return id === undefined
    ? {
        says: 'Instagram shows single posts in a frame, but not profiles. Open a post, choose Embed, and paste that code.',
      }
    : { url: `https://www.instagram.com/p/${id}/embed` };
}

function google(url: URL): Frame | Refused {
  const { hostname, pathname, searchParams } = url;
  if (hostname === 'forms.gle') {
    return { says: 'This is a short address. Open the form, and paste the address it then has.' };
  }
  if (hostname === 'docs.google.com' && pathname.startsWith('/forms/')) {
    return { url: withQuery(url, 'embedded', 'true') };
  }
  const isMap =
    hostname.endsWith('goo.gl') || hostname.startsWith('maps.') || pathname.startsWith('/maps');
  if (!isMap || stepsOf(url).includes('embed') || searchParams.get('output') === 'embed') {
    return { url: url.href };
  }
  const mid = searchParams.get('mid');
  if (mid !== null) return { url: `https://www.google.com/maps/d/embed?mid=${mid}` };
  return {
    says: 'Google Maps does not show this address in a frame. In Google Maps, choose Share, then Embed a map, and paste that code.',
  };
}

/**
 * What to show in a frame for an address as people copy it: that of a video's page, of a script, or of a frame. `isKnown` is whether
 * it is the address of a provider whose addresses are known.
 */
export function frameAddress(written: string): (Frame | Refused) & { isKnown?: boolean } {
  const address = written.startsWith('//') ? `https:${written}` : written;
  if (address.toLowerCase().startsWith('http://')) return { says: notSecure };
  const published = publishedAddress(address);
  if (published === undefined) return { says: noAddress };
  const url = new URL(published);
  const provider = providers.find(({ has }) => has(url));
  if (provider) return { ...provider.frame(url), isKnown: true };
  if (url.pathname.endsWith('.js')) {
    return { says: 'This is the address of a script. Paste the whole code of your provider.' };
  }
  return { url: published };
}

/** Whether an address leads to a page that a frame does not show, such as that of a video; `frameAddress` knows its frame. */
export function isPageOfProvider(written: string): boolean {
  const frame = frameAddress(written);
  if (!frame.isKnown) return false;
  return !('url' in frame) || new URL(frame.url).pathname !== parseAddress(written)?.pathname;
}

const noAddress =
  'This is neither an address nor the code of a provider. Paste the whole code, or an address that starts with https://.';
export const notSecure =
  'The address starts with http://, and browsers do not show that in a page. Ask your provider for an address that starts with https://.';
