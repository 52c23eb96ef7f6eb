import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isGroup } from '../../schema/browser.ts';
import { withTextsAt } from '../../schema/inspect.ts';
import { readEditedSite } from './readEditedSite.ts';
import { readSite } from './resolveContent.ts';

const written: unknown = JSON.parse(readFileSync('pages-json/site.json', 'utf8'));
const site = isGroup(written) ? written : {};
const edited = (path: readonly (string | number)[], text: string) =>
  withTextsAt(site, [{ path: [...path], text }]);

test('shows a valid site as visitors see it', () => {
  expect(readEditedSite(site, undefined)).toEqual(readSite(site));
});

test('shows an empty or too long text as it is, and everything else', () => {
  for (const text of ['', 'x'.repeat(5000)]) {
    const result = readEditedSite(edited(['footer', 'text'], text), site);
    expect(result).toEqual({ ...readSite(site), footer: { ...readSite(site)?.footer, text } });
  }
});

test('shows the last valid value instead of one of another kind, and follows the other fields', () => {
  const next = { ...edited(['company'], 'Another name'), header: 'none' };
  const result = readEditedSite(next, site);
  expect(result?.company).toBe('Another name');
  expect(result?.header).toEqual(readSite(site)?.header);
});

test('leaves out a new entry that is not complete', () => {
  const next = {
    ...site,
    phones: { ...(isGroup(site.phones) && site.phones), sales: 'no number' },
  };
  expect(readEditedSite(next, site)?.phones).toMatchObject(readSite(site)?.phones ?? {});
});

test('gives up on something that is no site', () => {
  expect(readEditedSite([], undefined)).toBeUndefined();
  expect(readEditedSite({ a: 1 }, undefined)).toBeUndefined();
});
