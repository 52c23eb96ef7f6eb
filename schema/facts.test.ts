import { expect, test } from 'vitest';
import { site } from '../tests/tools/content.ts';
import { bracesIn, factsOf, fillFacts } from './facts.ts';

test('facts include those of site.json, company and address, and phones and emails by name', () => {
  const facts = factsOf(site);
  expect(facts['install-days']).toBe(site.facts['install-days']);
  expect(facts.company).toBe(site.company);
  expect(facts['phone.main']).toBe(site.phones.main);
  expect(facts['email.general']).toBe(site.emails.general);
  expect(facts.address).toBe('1 Test Street, Testville, NC 27599');
  const british = { street: '1 Fore Street', city: 'Truro', postalCode: 'TR1 2AA' };
  expect(factsOf({ address: british }).address).toBe('1 Fore Street, Truro TR1\u00a02AA');
});

test('fills in facts at any depth and leaves other values unchanged', () => {
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

test('the name of a JavaScript property is not a fact', () => {
  for (const text of ['{constructor}', '{valueOf}', '{to-string}']) {
    expect(fillFacts(text, { days: '14 days' })).toBe(text);
  }
});

test('finds names in braces with their offsets', () => {
  expect(bracesIn('Call {phone.main} within {install-days}.')).toEqual([
    { input: '{phone.main}', name: 'phone.main', offset: 5 },
    { input: '{install-days}', name: 'install-days', offset: 25 },
  ]);
});

test('finds every brace of a text exactly once', () => {
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
      (left, { input, offset }) => left.slice(0, offset) + left.slice(offset + input.length),
      text,
    );
    const isName = (input: string) => /^\{[a-z][a-z0-9.-]*\}$/.test(input);
    return (
      /[{}]/.test(rest) || found.some(({ input, name }) => (name !== undefined) !== isName(input))
    );
  });
  expect(wrong).toEqual([]);
});

test('returns the same object if it contains no facts, so that nothing re-renders', () => {
  const block = { headline: 'Hello', items: ['one', { title: 'two {three}' }] };
  expect(fillFacts(block, { days: '14 days' })).toBe(block);
});

test('handles long texts with many facts quickly and with little memory', () => {
  expect(bracesIn('{'.repeat(1_000_000))).toHaveLength(1);
  expect(bracesIn('{a'.repeat(100_000))).toHaveLength(100_000);
  expect(fillFacts('{f}'.repeat(100_000), { f: 'x'.repeat(1000) }).length).toBeLessThan(400_000);
});

test('reads the valid facts of an invalid site.json', () => {
  for (const value of [undefined, null, 7, 'text', [], {}]) expect(factsOf(value)).toEqual({});
  expect(
    factsOf({ company: 7, facts: { a: 'x', b: 7 }, phones: [], address: { city: 'Y' } }),
  ).toEqual({
    a: 'x',
    city: 'Y',
  });
});
