import { afterEach, expect, test } from 'vitest';
import { trackers } from './trackers.ts';

afterEach(() => {
  for (const name of ['plausible', 'umami', 'fathom', 'goatcounter'] as const) delete window[name];
});

const page = { url: 'https://piano.test/visit?utm_source=card', title: 'Visit', referrer: '' };
const call = { ...page, event: 'call' } as const;

test('sends Plausible a URL with each page view and event', () => {
  const calls: unknown[] = [];
  window.plausible = (...call) => calls.push(call);
  const { src, data, send } = trackers.plausible('piano.test', undefined);
  expect([src, data]).toEqual([
    'https://plausible.io/js/script.manual.js',
    { domain: 'piano.test' },
  ]);
  send(page);
  send(call);
  expect(calls).toEqual([
    ['pageview', { u: page.url }],
    ['call', { u: page.url }],
  ]);
  const selfHosted = trackers.plausible('piano.test', 'https://stats.piano.test');
  expect(selfHosted.src).toBe('https://stats.piano.test/js/script.manual.js');
});

test('sends Umami the current URL and title instead of those of the first page', () => {
  const calls: unknown[] = [];
  window.umami = {
    track: (change) => calls.push(change({ website: 'x', url: '/', title: 'Home' })),
  };
  const { src, data, send } = trackers.umami('x', undefined);
  expect([src, data]).toEqual([
    'https://cloud.umami.is/script.js',
    { websiteId: 'x', autoTrack: 'false' },
  ]);
  send(page);
  send(call);
  expect(calls).toEqual([
    { website: 'x', ...page },
    { website: 'x', ...page, name: 'call' },
  ]);
  expect(trackers.umami('x', 'https://stats.piano.test').src).toBe(
    'https://stats.piano.test/script.js',
  );
});

test('sends Fathom page views and events with separate calls', () => {
  const calls: unknown[] = [];
  window.fathom = {
    trackPageview: (view) => calls.push(view),
    trackEvent: (name) => calls.push(name),
  };
  const { src, data, send } = trackers.fathom('ABCDEFGH', undefined);
  expect([src, data]).toEqual([
    'https://cdn.usefathom.com/script.js',
    { site: 'ABCDEFGH', auto: 'false' },
  ]);
  send(page);
  send(call);
  expect(calls).toEqual([{ url: page.url, referrer: '' }, 'call']);
});

test('sends GoatCounter paths for page views and names for events', () => {
  const calls: unknown[] = [];
  const { src, data, send } = trackers.goatcounter('piano', undefined);
  expect([src, data]).toEqual([
    'https://gc.zgo.at/count.js',
    { goatcounter: 'https://piano.goatcounter.com/count' },
  ]);
  expect(window.goatcounter).toEqual({ no_onload: true });
  window.goatcounter = { no_onload: true, count: (hit) => calls.push(hit) };
  send(page);
  send(call);
  expect(calls).toEqual([
    { path: '/visit', title: 'Visit', referrer: '', event: false },
    { path: 'call', title: 'call', referrer: '', event: true },
  ]);
  const selfHosted = trackers.goatcounter('', 'https://stats.piano.test');
  expect([selfHosted.src, selfHosted.data]).toEqual([
    'https://stats.piano.test/count.js',
    { goatcounter: 'https://stats.piano.test/count' },
  ]);
});

test('gives Cloudflare its token', () => {
  const { src, data } = trackers.cloudflare('abc', undefined);
  expect(src).toBe('https://static.cloudflareinsights.com/beacon.min.js');
  expect(data).toEqual({ cfBeacon: '{"token":"abc","spa":true}' });
});
