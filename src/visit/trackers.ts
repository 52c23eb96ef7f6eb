import type { VisitorSite } from '../shared/site.ts';

type Analytics = NonNullable<VisitorSite['analytics']>;

/** A page view, or an event on that page. */
export type Hit = { event?: 'call' | 'form'; url: string; title: string; referrer: string };

/** How a provider counts: its script with the data attributes that configure it, and its call for a hit. */
export type Tracker = { src: string; data: Record<string, string>; send(hit: Hit): void };

declare global {
  interface Window {
    plausible?: (name: string, options: { u: string }) => void;
    umami?: { track(change: (payload: object) => object): void };
    fathom?: {
      trackPageview(view: { url: string; referrer: string }): void;
      trackEvent(name: string): void;
    };
    goatcounter?: {
      no_onload: boolean;
      count?: (hit: { path: string; title: string; referrer: string; event: boolean }) => void;
    };
  }
}

/** The server with the script of each provider. */
const servers: Record<Analytics['provider'], string> = {
  plausible: 'https://plausible.io',
  umami: 'https://cloud.umami.is',
  fathom: 'https://cdn.usefathom.com',
  goatcounter: 'https://gc.zgo.at',
  cloudflare: 'https://static.cloudflareinsights.com',
};

/**
 * The providers, with their automatic counting of page views disabled: it would count a dialog, which has a history entry, as a
 * page. Cloudflare counts page views on its own and has no events.
 */
export const trackers: Record<
  Analytics['provider'],
  (id: string, ownServer: string | undefined) => Tracker
> = {
  plausible: (id, server = servers.plausible) => ({
    src: `${server}/js/script.manual.js`,
    data: { domain: id },
    send: ({ event = 'pageview', url }) => window.plausible?.(event, { u: url }),
  }),
  // Without automatic counting, Umami keeps the URL of the first page, so each hit includes its URL.
  umami: (id, server = servers.umami) => ({
    src: `${server}/script.js`,
    data: { websiteId: id, autoTrack: 'false' },
    send: ({ event: name, ...page }) =>
      window.umami?.track((payload) => ({ ...payload, ...page, name })),
  }),
  fathom: (id) => ({
    src: `${servers.fathom}/script.js`,
    data: { site: id, auto: 'false' },
    send({ event, url, referrer }) {
      if (event) window.fathom?.trackEvent(event);
      else window.fathom?.trackPageview({ url, referrer });
    },
  }),
  goatcounter(id, server) {
    window.goatcounter = { no_onload: true };
    return {
      src: `${server ?? servers.goatcounter}/count.js`,
      data: { goatcounter: `${server ?? `https://${id}.goatcounter.com`}/count` },
      send: ({ event, url, title, referrer }) =>
        window.goatcounter?.count?.({
          path: event ?? new URL(url).pathname,
          title: event ?? title,
          referrer,
          event: event !== undefined,
        }),
    };
  },
  cloudflare: (token) => ({
    src: `${servers.cloudflare}/beacon.min.js`,
    data: { cfBeacon: JSON.stringify({ token, spa: true }) },
    send() {},
  }),
};

/**
 * The sources that the script of a site's provider needs in its policy: where it is loaded from, where it sends data, and where the
 * tracking pixel is loaded from that some use instead.
 */
export function analyticsSources({ analytics }: Pick<VisitorSite, 'analytics'>) {
  if (!analytics) return { script: [], connect: [], image: [] };
  const { provider, id, address } = analytics;
  const script = [address ? new URL(address).origin : servers[provider]];
  const counter = address ? script : [`https://${id}.goatcounter.com`];
  const others = {
    plausible: { connect: script, image: [] },
    // The documentation names the first, but the script sends to the second.
    umami: {
      connect: address ? script : ['https://api-gateway.umami.dev', 'https://gateway.umami.is'],
      image: [],
    },
    fathom: { connect: script, image: script },
    goatcounter: { connect: counter, image: counter },
    cloudflare: { connect: ['https://cloudflareinsights.com'], image: [] },
  };
  return { script, ...others[provider] };
}
