import { expect, test } from 'vitest';
import { diagnoseAfter } from '../../tests/tools/secondSite.ts';
import { siteSchema } from '../index.ts';

/** Reports a site whose field `google` has a text. */
function reports(input: string) {
  const { diagnostics } = diagnoseAfter('site.json', (text) =>
    text.replace('{', `{ "verification": { "google": ${JSON.stringify(input)} },`),
  );
  return diagnostics.filter(({ severity }) => severity === 'error');
}

test.each([
  '<meta name="google-site-verification" content="AbC_123-xyz" />',
  "<meta content='AbC_123-xyz' name='google-site-verification'>",
  'google-site-verification=AbC_123-xyz',
])('suggests the code in %s', (input) => {
  const [found, ...others] = reports(input);
  expect(found?.suggestion).toContain('AbC_123-xyz');
  expect(others).toEqual([]);
});

test('accepts the code, and reports a text without one', () => {
  expect(reports('AbC_123-xyz')).toEqual([]);
  expect(reports('verified by Ada')).toHaveLength(1);
});

test.each([
  ['/sw.js', true],
  ['/app/service-worker.js', true],
  ['sw.js', false],
  ['/assets/sw.js', false],
  ['/../sw.js', false],
  ['/index.html', false],
])('whether %s can be a former service worker: %s', (address, isValid) => {
  const { formerServiceWorkers } = siteSchema.shape;
  expect(formerServiceWorkers.safeParse([address]).success).toBe(isValid);
});
