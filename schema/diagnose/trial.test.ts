import { expect, test } from 'vitest';
import { pages, site } from '../../tests/tools/secondSite.ts';
import { diagnose } from './diagnose.ts';
import { applyEdits } from './edits.ts';
import { applyFixes } from './fix.ts';

const all = [...pages, site];

/** A document with one text replaced, and its errors. */
function withChange(file: string, was: string, is: string) {
  const text = all.find(({ name }) => name === file)?.text ?? '';
  expect(text).toContain(was);
  const changed = text.replace(was, () => is);
  const documents = {
    pages: pages.map((page) => (page.name === file ? { name: file, text: changed } : page)),
    site: file === site.name ? { name: file, text: changed } : site,
  };
  const { diagnostics } = diagnose(documents.pages, documents.site);
  const found = diagnostics.filter((one) => one.file === file && one.severity === 'error');
  return { text, changed, documents, found };
}

test.each([
  ['prices.json', '"price": 95,', '"price": $95,', 'Write "price": 95.'],
  ['prices.json', '"price": 95,', '"price": £95.00,', 'Write "price": 95.'],
  ['prices.json', '"price": 95,', '"price": 095,', 'Write "price": 95.'],
  ['prices.json', '"price": 95,', '"price": ９５,', 'Write "price": 95.'],
  ['prices.json', '"from": 1200', '"from": 1 200', 'Write "from": 1200.'],
  ['site.json', '"2026-12-19"', '2026-12-19', 'Write "2026-12-19".'],
  ['site.json', '"10:00-13:00"', '10:00-13:00', 'Write "10:00-13:00".'],
  ['home.json', '"/restoration"', '/restoration', 'Write "/restoration".'],
])('in %s, suggests what makes %j of %j', (file, was, is, suggestion) => {
  const { text, changed, found } = withChange(file, was, is);
  expect(found.map((one) => one.suggestion)).toEqual([suggestion]);
  expect(applyEdits(changed, found[0]?.suggest ?? [])).toBe(text);
});

test.each([
  // The field takes a number or a list, so quotation marks would be the next error.
  ['prices.json', '"price": 95,', '"price": on request,', '"price": 95'],
  ['prices.json', '"price": 95,', '"price": 95/visit,', '"price": 95'],
  ['visit.json', '["Actions", "Keys"]', 'Actions and keys; strings', '"features": ['],
])('in %s, suggests nothing for %j as %j and shows an example', (file, was, is, example) => {
  const { found } = withChange(file, was, is);
  expect(found).toHaveLength(1);
  expect(found[0]?.suggest).toBeUndefined();
  expect(found[0]?.suggestion).toContain(`Example: ${example}`);
});

test.each([
  ['prices.json', '"from": 1200', `"from": "1'200"`],
  ['home.json', '"eyebrow": "A workshop since 1961",', '"eyebrow"：「A workshop since 1961」、'],
  ['home.json', '"eyebrow": "A workshop', '“eyebrow”: ‹A workshop'.replace('‹', '"')],
  ['visit.json', '["Actions", "Keys"],', '［"Actions"、 ‹Keys›］，'],
])('--fix in %s restores %j from %j', (file, was, is) => {
  const { text, documents } = withChange(file, was, is);
  const fixed = applyFixes(documents, {}, (found) => found.file === file);
  expect([...fixed.pages, fixed.site].find(({ name }) => name === file)?.text).toBe(text);
});

test.each([
  ['“How a “good” tuning, as it “goes”, ends”', '"How a “good” tuning, as it “goes”, ends"'],
  ['„Wie ein „gutes“ Klavier“', '"Wie ein „gutes“ Klavier"'],
  [`'How a "good" one goes'`, '"How a \\"good\\" one goes"'],
])('--fix keeps quoted words inside of %s', (is, fixed) => {
  const { text, documents } = withChange('home.json', '"How a tuning goes"', is);
  const { pages: after } = applyFixes(documents, {}, () => true);
  expect(after.find(({ name }) => name === 'home.json')?.text).toBe(
    text.replace('"How a tuning goes"', () => fixed),
  );
});
