import { expect, test } from 'vitest';
import { site } from '../tests/tools/content.ts';
import { bracesIn, factsOf, fillFacts } from './facts.ts';

test('facts are those of site.json, with company, address, phones and e-mails by name', () => {
  const facts = factsOf(site);
  expect(facts['install-days']).toBe(site.facts['install-days']);
  expect(facts.company).toBe(site.company);
  expect(facts['phone.main']).toBe(site.phones.main);
  expect(facts['email.general']).toBe(site.emails.general);
  expect(facts.address).toBe('1 Test Street, Testville, NC 27599');
});

test('facts are filled in at any depth, and other values stay as they are', () => {
  const facts = { days: '14 days' };
  const value = {
    a: 'Live in {days}, {days}!',
    b: [{ c: '{days}' }, 7, true, null],
    d: '{unknown} {Days} {} {{days}} { days } {days',
  };
  expect(fillFacts(value, facts)).toEqual({
    a: 'Live in 14 days, 14 days!',
    b: [{ c: '14 days' }, 7, true, null],
    d: '{unknown} {Days} {} {{days}} { days } {days',
  });
  expect(value.a).toBe('Live in {days}, {days}!');
});

test('a name that JavaScript knows is no fact', () => {
  for (const text of ['{constructor}', '{valueOf}', '{to-string}']) {
    expect(fillFacts(text, { days: '14 days' })).toBe(text);
  }
});

test('names in braces are found with their places', () => {
  expect(bracesIn('Call {phone.main} within {install-days}.')).toEqual([
    { written: '{phone.main}', name: 'phone.main', offset: 5 },
    { written: '{install-days}', name: 'install-days', offset: 25 },
  ]);
});

test('every brace of a text is found once, whatever is around it', () => {
  const signs = ['{', '}', 'a', ' ', 'A'];
  const texts = Array.from({ length: signs.length ** 6 }, (_, number) =>
    Array.from(
      { length: 6 },
      (__, place) => signs[Math.floor(number / signs.length ** place) % 5],
    ).join(''),
  );
  const wrong = texts.filter((text) => {
    const found = bracesIn(text);
    const rest = found.reduceRight(
      (left, { written, offset }) => left.slice(0, offset) + left.slice(offset + written.length),
      text,
    );
    const isName = (written: string) => /^\{[a-z][a-z0-9.-]*\}$/.test(written);
    return (
      /[{}]/.test(rest) ||
      found.some(({ written, name }) => (name !== undefined) !== isName(written))
    );
  });
  expect(wrong).toEqual([]);
});

test('what names no fact stays the same object, so that nothing is rendered again for it', () => {
  const block = { headline: 'Hello', items: ['one', { title: 'two {three}' }] };
  expect(fillFacts(block, { days: '14 days' })).toBe(block);
});

test('long texts with many facts take no time and no memory', () => {
  expect(bracesIn('{'.repeat(1_000_000))).toHaveLength(1);
  expect(bracesIn('{a'.repeat(100_000))).toHaveLength(100_000);
  expect(fillFacts('{f}'.repeat(100_000), { f: 'x'.repeat(1000) }).length).toBeLessThan(400_000);
});

test('what is no site.json, or one with mistakes, has the facts that can be read', () => {
  for (const value of [undefined, null, 7, 'text', [], {}]) expect(factsOf(value)).toEqual({});
  expect(
    factsOf({ company: 7, facts: { a: 'x', b: 7 }, phones: [], address: { city: 'Y' } }),
  ).toEqual({
    a: 'x',
    city: 'Y',
  });
});
