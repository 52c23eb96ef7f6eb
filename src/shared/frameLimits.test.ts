import { expect, test } from 'vitest';
import { frameLimits } from './frameLimits.ts';

test("gives a provider's form the permissions that a form needs and no more", () => {
  const { sandbox, referrerPolicy, allow } = frameLimits('https://forms.example.com/quote');
  expect(sandbox?.split(' ')).toEqual(
    expect.arrayContaining(['allow-scripts', 'allow-forms', 'allow-same-origin']),
  );
  // Only a click may replace the page.
  expect(sandbox).not.toMatch(/top-navigation(?!-by-user)|downloads|modals|pointer-lock/);
  expect(referrerPolicy).toBe('strict-origin');
  expect(allow).toBe('fullscreen');
});

test('lets players and tours follow the motion of the device, and no other frame', () => {
  const allowed = (kind: 'video' | 'tour' | 'map') => frameLimits('https://a.test/', kind).allow;
  expect(allowed('video')).toMatch(/fullscreen.*encrypted-media.*gyroscope/);
  expect(allowed('tour')).toMatch(/fullscreen.*gyroscope.*xr-spatial-tracking/);
  expect(allowed('map')).toBe('fullscreen');
});

test('does not sandbox a page of this site, but gives it no device permissions', () => {
  const { sandbox, allow } = frameLimits('/demo/lead-form.html');
  expect(sandbox).toBeUndefined();
  expect(allow).toBe('fullscreen');
});

test.each(['//evil.test/form', '/\\evil.test/form'])(
  'sandboxes %s, a page of another site that looks like a path',
  (src) => {
    expect(frameLimits(src).sandbox).toBe(frameLimits('https://evil.test/form').sandbox);
  },
);

test('provider code has no origin, so it cannot read the page around it', () => {
  const { sandbox } = frameLimits('/embeds/0123456789abcdef');
  expect(sandbox?.split(' ')).toEqual(expect.arrayContaining(['allow-scripts', 'allow-forms']));
  expect(sandbox).not.toContain('allow-same-origin');
});
