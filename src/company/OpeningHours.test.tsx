import { act, cleanup } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpeningHours as Hours } from '../../schema/browser.ts';
import { site } from '../../tests/tools/content.ts';
import { SiteProvider } from '../shared/site.ts';
import { OpeningHours } from './OpeningHours.tsx';

const hours: Hours = {
  timeZone: 'America/New_York',
  week: { monday: '9 am - 5 pm', tuesday: '9 am - 5 pm' },
  exceptions: [
    { date: '2026-01-01', hours: 'closed', reason: 'New Year' },
    { date: '2026-12-28', hours: '9 am - 12 pm' },
  ],
  note: 'And by appointment.',
};

let root: Root | undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const element = (of: Hours) => (
  <SiteProvider value={site}>
    <OpeningHours hours={of} />
  </SiteProvider>
);

/** Prerenders the hours, then hydrates them at the given time. */
async function hydrateAt(now: string, of: Hours = hours) {
  vi.setSystemTime(new Date(now));
  const box = document.createElement('div');
  box.innerHTML = renderToString(element(of));
  document.body.append(box);
  const before = box.textContent ?? '';
  const recovered = vi.fn();
  await act(async () => {
    root = hydrateRoot(box, element(of), { onRecoverableError: recovered });
  });
  await vi.waitFor(() => expect(recovered).not.toHaveBeenCalled());
  return { box, before };
}

const spaced = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

test('shows the list without JavaScript; JavaScript adds the current state and removes past exceptions', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  // A Monday, 4:30 PM in New York.
  const { box, before } = await hydrateAt('2026-11-30T21:30Z');
  expect(spaced(before)).toContain('Monday to Tuesday9 AM – 5 PM');
  expect(spaced(before)).toContain('New Year');
  expect(before).not.toMatch(/Open now|opens/);
  await vi.waitFor(() => expect(spaced(box.textContent)).toContain('Open now until 5 PM'));
  expect(box.querySelector('[data-open]')).not.toBeNull();
  expect(box.textContent).not.toContain('New Year');
  expect(spaced(box.textContent)).toContain('December 28, 2026');
  expect(box.textContent).toContain('And by appointment.');
  expect(logged).not.toHaveBeenCalled();
});

test('updates the state at closing time and when the page becomes visible again', async () => {
  const { box } = await hydrateAt('2026-11-30T21:30Z');
  await vi.waitFor(() => expect(spaced(box.textContent)).toContain('Open now until 5 PM'));
  await act(async () => vi.advanceTimersByTime(31 * 60_000));
  expect(spaced(box.textContent)).toContain('Closed, opens tomorrow at 9 AM');
  expect(box.querySelector('[data-open]')).toBeNull();
  vi.setSystemTime(new Date('2026-12-01T15:00Z'));
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(spaced(box.textContent)).toContain('Open now until 5 PM');
});

test('shows only the list if the browser does not know the time zone', async () => {
  const { box, before } = await hydrateAt('2026-11-30T21:30Z', {
    ...hours,
    timeZone: 'Mars/Olympus',
  });
  expect(box.textContent).toBe(before);
});

test('does not report a hydration error if the browser formats times differently', async () => {
  vi.setSystemTime(new Date('2026-11-30T21:30Z'));
  const box = document.createElement('div');
  box.innerHTML = renderToString(element(hours)).replaceAll('AM', 'a.m.');
  expect(box.textContent).toContain('a.m.');
  document.body.append(box);
  const recovered = vi.fn();
  await act(async () => {
    root = hydrateRoot(box, element(hours), { onRecoverableError: recovered });
  });
  expect(recovered).not.toHaveBeenCalled();
  expect(box.textContent).toContain('a.m.');
});
