import { expect, test } from 'vitest';
import { site } from '../tests/tools/content.ts';
import { bracesIn, circlesOf, factNamesIn, factsOf, fillFacts } from './facts.ts';

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
  expect(factNamesIn('Call {phone.main} within {install-days}.')).toEqual([
    { name: 'phone.main', offset: 5 },
    { name: 'install-days', offset: 25 },
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

test('facts name facts, in any order and at any depth', () => {
  const facts = factsOf({
    company: 'Piano {kind}',
    facts: { promise: '{company}: {time}', time: '{hours} hours', hours: 'two', kind: 'Workshop' },
    address: { street: '1 {kind} Lane', city: 'Port {kind}', region: 'Kent', postalCode: 'CT1' },
  });
  expect(facts.promise).toBe('Piano Workshop: two hours');
  expect(facts.city).toBe('Port Workshop');
  expect(facts.address).toBe('1 Workshop Lane, Port Workshop, Kent CT1');
});

test('a circle is found once, with its names; what is not part of one is filled in', () => {
  const site = {
    company: '{company}',
    facts: { a: '{b}', b: '{c} and {good}', c: '{a}', d: 'to {a}', good: 'fine', e: '{good}' },
  };
  expect(circlesOf(site)).toEqual([
    { path: ['facts', 'a'], names: ['a', 'b', 'c'] },
    { path: ['company'], names: ['company'] },
  ]);
  expect(factsOf(site)).toEqual({ good: 'fine', e: 'fine' });
});

test('a circle is reported at a fact of its own, and not at one that leads into it', () => {
  const facts = { start: 'to {a}', a: '{b}', b: '{a}' };
  expect(circlesOf({ facts })).toEqual([{ path: ['facts', 'a'], names: ['a', 'b'] }]);
});

test('what names no fact stays the same object, so that nothing is rendered again for it', () => {
  const block = { headline: 'Hello', items: ['one', { title: 'two {three}' }] };
  expect(fillFacts(block, { days: '14 days' })).toBe(block);
});

test('facts that grow tenfold at each step, long chains and long texts take no time and no memory', () => {
  const growing = Object.fromEntries(
    Array.from({ length: 40 }, (_, step) => [
      `f${step}`,
      step === 0 ? 'ha' : `{f${step - 1}}`.repeat(10),
    ]),
  );
  expect(factsOf({ facts: growing }).f39?.length).toBeLessThanOrEqual(1000);

  const length = 10_000;
  const chain = Object.fromEntries(
    Array.from({ length }, (_, step) => [
      `f${step}`,
      step === length - 1 ? 'end' : `{f${step + 1}}`,
    ]),
  );
  expect(factsOf({ facts: chain }).f0).toBe('end');
  const ring = { ...chain, [`f${length - 1}`]: '{f0}' };
  expect(circlesOf({ facts: ring })[0]?.names).toHaveLength(length);

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
