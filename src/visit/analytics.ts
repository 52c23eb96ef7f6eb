import type { VisitorSite } from '../shared/site.ts';
import { whenIdle } from './usePrefetchInView.ts';
import type { Visit } from './visit.ts';

type Analytics = NonNullable<VisitorSite['analytics']>;

/** A page view, or an event on that page. */
type Hit = { event?: 'call' | 'form'; url: string; title: string; referrer: string };

/** How a provider counts: its script with the data attributes that configure it, and its call for a hit. */
type Tracker = { src: string; data: Record<string, string>; send(hit: Hit): void };

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
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/**
 * The providers, with their automatic counting of page views disabled: it would count a dialog, which has a history entry, as a
 * page. Cloudflare counts page views on its own and has no events.
 */
export const trackers: Record<
  Analytics['provider'],
  (id: string, ownServer: string | undefined) => Tracker
> = {
  plausible: (id, server = 'https://plausible.io') => ({
    src: `${server}/js/script.manual.js`,
    data: { domain: id },
    send: ({ event = 'pageview', url }) => window.plausible?.(event, { u: url }),
  }),
  // Without automatic counting, Umami keeps the URL of the first page, so each hit includes its URL.
  umami: (id, server = 'https://cloud.umami.is') => ({
    src: `${server}/script.js`,
    data: { websiteId: id, autoTrack: 'false' },
    send: ({ event: name, ...page }) =>
      window.umami?.track((payload) => ({ ...payload, ...page, name })),
  }),
  fathom: (id) => ({
    src: 'https://cdn.usefathom.com/script.js',
    data: { site: id, auto: 'false' },
    send({ event, url, referrer }) {
      if (event) window.fathom?.trackEvent(event);
      else window.fathom?.trackPageview({ url, referrer });
    },
  }),
  goatcounter(id, server) {
    window.goatcounter = { no_onload: true };
    return {
      src: `${server ?? 'https://gc.zgo.at'}/count.js`,
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
    src: 'https://static.cloudflareinsights.com/beacon.min.js',
    data: { cfBeacon: JSON.stringify({ token, spa: true }) },
    send() {},
  }),
};

/**
 * Counts page views, calls and opened forms with the site's provider. Does nothing on any host other than the site's, such as a
 * preview, or if the visitor's browser asks not to be tracked (Do Not Track, Global Privacy Control).
 */
export function startAnalytics({ analytics, url, leadForm }: VisitorSite, visit: Visit): void {
  const { hostname } = new URL(url);
  if (!analytics || window.location.hostname !== hostname) return;
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;

  const { provider, id = hostname, address } = analytics;
  const { src, data, send } = trackers[provider](id, address);
  let isLoaded = false;
  let waiting: Hit[] = [];
  let page: Hit;
  let isFormCounted: boolean;

  const count = (hit: Hit) => {
    if (isLoaded) send(hit);
    else waiting.push(hit);
  };
  const countPage = (referrer: string) => {
    const { pathname, search } = visit.getShown().entry;
    page = { url: window.location.origin + pathname + search, title: document.title, referrer };
    isFormCounted = false;
    count(page);
  };
  // Once per page view, because someone who opens the dialog also uses the frame in it.
  const countForm = () => {
    if (!isFormCounted) count({ ...page, event: 'form' });
    isFormCounted = true;
  };
  const countDialog = () => {
    // The form dialog. Other dialogs have a name.
    if (visit.getShown().entry.state?.dialog === true) countForm();
  };

  countPage(document.referrer);
  countDialog();
  visit.subscribe(() => {
    const { isOtherPage } = visit.getShown();
    // The page's title is updated after its subscribers are called.
    setTimeout(() => {
      if (isOtherPage) countPage(page.url);
      countDialog();
    });
  });
  // In the capture phase, because a handled click may not reach the document.
  document.addEventListener(
    'click',
    ({ target }) => {
      const isCall = target instanceof Element && target.closest('a[href^="tel:"]');
      if (isCall) count({ ...page, event: 'call' });
    },
    true,
  );
  // Focus inside a frame is only seen as a blur of the window.
  window.addEventListener('blur', () =>
    setTimeout(() => {
      const { activeElement } = document;
      const isForm = activeElement?.matches('iframe') && activeElement.getAttribute('src');
      if (isForm === leadForm.src) countForm();
    }),
  );

  whenIdle(() => {
    const script = document.createElement('script');
    script.src = src;
    Object.assign(script.dataset, data);
    script.onload = () => {
      isLoaded = true;
      waiting.forEach(send);
      waiting = [];
    };
    document.head.append(script);
  });
}
