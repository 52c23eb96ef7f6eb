import { expect, test } from 'vitest';
import { diagnoseAfter } from '../../tests/tools/secondSite.ts';

const phones = /"phones": \{[^}]*\}/;
const idsWith = (text: string) =>
  diagnoseAfter('site.json', (site) => site.replace(phones, () => text)).diagnostics.map(
    ({ id }) => id,
  );

test('reports every phone link on a site without phone numbers', () => {
  expect(idsWith('"phones": {}')).toContain('broken-link/phone');
});

test.each(['"phone": { "workshop": "+44 20 7946 0018" }', '"phones": ["+44 20 7946 0018"]'])(
  'does not report phone links if the phone numbers are misplaced: %s',
  (text) => {
    const ids = idsWith(text);
    expect(ids).not.toContain('broken-link/phone');
    expect(ids.length).toBeGreaterThan(0);
  },
);
