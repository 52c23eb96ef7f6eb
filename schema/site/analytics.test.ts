import { expect, test } from 'vitest';
import { diagnoseAfter, pages, site } from '../../tests/tools/secondSite.ts';
import { diagnose } from '../diagnose/diagnose.ts';

/** The messages about the second site with these statistics settings. */
function reported(analytics: object) {
  const text = JSON.stringify({ ...JSON.parse(site.text), analytics });
  const { diagnostics } = diagnose(pages, { name: 'site.json', text }, { brief: true });
  return diagnostics.map(({ message, suggestion }) => [message, suggestion].join(' '));
}

const uuid = '94db1cb1-74f4-4a40-ad6c-962362670409';
const token = '0123456789abcdef0123456789abcdef';
const address = 'https://stats.piano.test';

test.each([
  { provider: 'plausible' },
  { provider: 'plausible', id: 'piano.test' },
  { provider: 'plausible', id: 'www.piano.test', address },
  { provider: 'umami', id: uuid },
  { provider: 'umami', id: uuid, address },
  { provider: 'fathom', id: 'ABCDEFGH' },
  { provider: 'goatcounter', id: 'piano-workshop' },
  { provider: 'goatcounter', address },
  { provider: 'cloudflare', id: token },
])('accepts %j', (analytics) => {
  expect(reported(analytics)).toEqual([]);
});

const google =
  'Google Analytics needs the consent of visitors, and this site has no cookie banner to ask for it. Choose a provider that works without cookies: "plausible", "umami", "fathom", "goatcounter" or "cloudflare".';

test.each([
  [{ provider: 'google', id: 'G-AB12CD34EF' }, google],
  [{ provider: 'google-analytics' }, google],
  [{ provider: 'gtag', id: 'G-AB12CD34EF' }, google],
  [{ provider: 'GA4' }, google],
  [
    { provider: 'umami', id: 'G-AB12CD34EF' },
    '"G-AB12CD34EF" is an ID from Google Analytics, not from Umami. Write an Umami website ID.',
  ],
  [
    { provider: 'plausible', id: 'UA-12345-1' },
    '"UA-12345-1" is an ID from Google Analytics, not from Plausible. Remove it, or write a Plausible domain.',
  ],
  [{ provider: 'plausibel' }, '"plausibel" is not one of the choices. Did you mean "plausible"?'],
  [
    { provider: 'matomo' },
    '"matomo" is not one of the choices. Choose "plausible", "umami", "fathom", "goatcounter" or "cloudflare".',
  ],
  [
    { provider: 'plausible', id: 'https://piano.test/' },
    '"https://piano.test/" is not a Plausible domain. Did you mean "piano.test"?',
  ],
  [
    { provider: 'plausible', id: 'piano' },
    '"piano" is not a Plausible domain. Example: example.com.',
  ],
  [{ provider: 'umami', id: '42' }, `"42" is not an Umami website ID. Example: ${uuid}.`],
  [
    { provider: 'umami', id: uuid.toUpperCase() },
    `"${uuid.toUpperCase()}" is not an Umami website ID. Did you mean "${uuid}"?`,
  ],
  [
    { provider: 'fathom', id: 'abcdefgh' },
    '"abcdefgh" is not a Fathom site ID. Did you mean "ABCDEFGH"?',
  ],
  [
    { provider: 'goatcounter', id: 'https://piano.goatcounter.com' },
    '"https://piano.goatcounter.com" is not a GoatCounter code. Did you mean "piano"?',
  ],
  [
    { provider: 'cloudflare', id: 'piano.test' },
    `"piano.test" is not a Cloudflare token. Example: ${token}.`,
  ],
  [
    { provider: 'umami', id: '<script defer>' },
    '"<script defer>" is not an ID from a statistics provider. Copy the domain, ID, code or token from the provider. Example: example.com.',
  ],
  [
    { provider: 'umami', id: `<script data-website-id="${uuid}">` },
    `"<script data-website-id="94db1cb1-74f4-4a40-ad6c-96236267…" is not an ID from a statistics provider. Did you mean "${uuid}"?`,
  ],
  [
    {
      provider: 'goatcounter',
      id: '<script data-goatcounter="https://piano.goatcounter.com/count">',
    },
    '"<script data-goatcounter="https://piano.goatcounter.com/c…" is not an ID from a statistics provider. Did you mean "piano"?',
  ],
  [
    { provider: 'umami' },
    `This field is missing. Write an Umami website ID. Example: "id": "${uuid}"`,
  ],
  [
    { provider: 'goatcounter' },
    'This field is missing. Write a GoatCounter code. Example: "id": "yourcode"',
  ],
  [
    { provider: 'fathom', id: 'ABCDEFGH', address },
    'Fathom runs only on its own servers. Remove the address.',
  ],
  [
    { provider: 'umami', id: uuid, address: 'https://stats.piano.test/script.js' },
    '"https://stats.piano.test/script.js" is not the address of a server. Write it without a slash at the end: https://stats.example.com.',
  ],
])('rejects %j', (analytics, message) => {
  expect(reported(analytics)).toEqual([message]);
});

test('suggests the field for its other names', () => {
  const input = { ...JSON.parse(site.text), googleAnalytics: { provider: 'plausible' } };
  const file = { name: 'site.json', text: JSON.stringify(input) };
  const messages = diagnose(pages, file, { brief: true }).diagnostics.map(
    ({ suggestion }) => suggestion,
  );
  expect(messages).toEqual(['Did you mean "analytics"?']);
});

test('marks a wrong id, and reports a missing one at its location', () => {
  const placesOf = (analytics: string) =>
    diagnoseAfter('site.json', (text) =>
      text.replace('"company"', `"analytics": ${analytics},\n  "company"`),
    ).diagnostics.map(({ line, path }) => [line, path]);
  expect(placesOf('{ "provider": "fathom", "id": "x" }')).toEqual([[3, ['analytics', 'id']]]);
  expect(placesOf('{ "provider": "fathom" }')).toEqual([[3, ['analytics', 'id']]]);
});
