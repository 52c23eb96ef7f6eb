import { pageTitle } from '../renderer/pageTitle.ts';
import type { VisitorSite } from '../shared/site.ts';
import { type Hit, type Tracker, trackers } from './trackers.ts';
import { whenIdle } from './usePrefetchInView.ts';
import type { Visit } from './visit.ts';

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/**
 * Counts page views, calls and opened forms with the site's provider. Does nothing on any host other than the site's, such as a
 * preview, or if the visitor's browser asks not to be tracked (Do Not Track, Global Privacy Control).
 */
export function startAnalytics(site: VisitorSite, visit: Visit): void {
  const { analytics, leadForm } = site;
  const { hostname } = new URL(site.url);
  if (!analytics || window.location.hostname !== hostname) return;
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;

  const { provider, id = hostname, address } = analytics;
  const count = loadTracker(trackers[provider](id, address));
  let page: Hit;
  let isFormCounted: boolean;

  const countPage = (referrer: string) => {
    const { entry, page: shown } = visit.getView();
    const url = window.location.origin + entry.pathname + entry.search;
    page = { url, title: pageTitle(shown, site), referrer };
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
    if (visit.getView().entry.state?.dialog === true) countForm();
  };

  countPage(document.referrer);
  countDialog();
  visit.subscribe(() => {
    const { isOtherPage } = visit.getView();
    // The provider's code runs after the page is shown.
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
      const { src } = leadForm;
      if (src && document.activeElement?.getAttribute('src') === src) countForm();
    }),
  );
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('[data-own-form]')) countForm();
  });
}

/** Loads the provider's script when the browser is idle. Returns a function that sends a hit as soon as it has loaded. */
function loadTracker({ src, data, send }: Tracker): (hit: Hit) => void {
  let waiting: Hit[] | undefined = [];
  whenIdle(() => {
    const script = document.createElement('script');
    script.src = src;
    Object.assign(script.dataset, data);
    script.onload = () => {
      waiting?.forEach(send);
      waiting = undefined;
    };
    document.head.append(script);
  });
  return (hit) => {
    if (waiting) waiting.push(hit);
    else send(hit);
  };
}
