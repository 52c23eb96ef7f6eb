import { expect, test } from 'vitest';
import { diagnose } from '../../schema/index.ts';
import { pages, site } from '../../tests/tools/secondSite.ts';
import { resolveDiagnosis } from './resolveContent.ts';

test.each([
  [{ country: 'GB' }, '3 Quay Lane, Port Ellis, Kent CT1 0AA'],
  [{ country: 'DE', language: 'de' }, '3 Quay Lane, CT1 0AA Port Ellis, Kent'],
  [{ country: 'DE' }, '3 Quay Lane, CT1 0AA Port Ellis, Kent, Germany'],
  [
    { country: 'GB', language: 'de-DE' },
    '3 Quay Lane, Port Ellis, Kent CT1 0AA, Vereinigtes Königreich',
  ],
  [{ country: undefined }, '3 Quay Lane, Port Ellis, Kent CT1 0AA'],
])(
  'formats an address like its country, and names the country for visitors from another: %j',
  (facts, line) => {
    const text = JSON.stringify({ ...JSON.parse(site.text), ...facts });
    const { content } = resolveDiagnosis(
      diagnose(pages, { name: 'site.json', text }, { brief: true }),
      [],
    );
    expect(content?.site.address.line).toBe(line.replace('CT1 0AA', 'CT1\u00a00AA'));
    expect(content?.site.address.directions).toMatch(
      /^https:.*destination=3%20Quay%20Lane.*CT1%200AA/,
    );
  },
);

const optional = ['hours', 'locations', 'profiles', 'legalName', 'founded', 'taxId', 'licenses'];

test.each(optional)('a footer with only "%s" has facts, and one without any does not', (field) => {
  const values: Record<string, unknown> = JSON.parse(site.text);
  const without = Object.entries(values).filter(([name]) => !optional.includes(name));
  const siteWith = (entries: [string, unknown][]) => {
    // Texts on the pages contain the year.
    const facts = { facts: { 'tuning-time': 'two hours', founded: '1987' } };
    const text = JSON.stringify({ ...Object.fromEntries(entries), ...facts });
    return resolveDiagnosis(diagnose(pages, { name: 'site.json', text }, { brief: true }), [])
      .content?.site;
  };
  expect(siteWith([...without, [field, values[field]]])?.hasFacts).toBe(true);
  expect(siteWith(without)).toBeDefined();
  expect(siteWith(without)?.hasFacts).toBeUndefined();
});
