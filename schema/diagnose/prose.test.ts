import { describe, expect, test } from 'vitest';
import { diagnoseAfter, pages, site } from '../../tests/tools/secondSite.ts';
import { diagnose } from './diagnose.ts';

test('fills in facts in the content to build', () => {
  const { content } = diagnose(pages, site);
  const home = content?.pages.find(({ path }) => path === '/');
  expect(JSON.stringify(home)).toContain(
    'A tuning takes two hours, at your home or at the bench of Harbor Piano Workshop.',
  );
});

test('fills in facts as words in a text that reads like an email link', () => {
  const { content } = diagnoseAfter('home.json', (text) =>
    text.replace('How a tuning goes', 'mailto:bench?subject={company} & tea'),
  );
  const home = content?.pages.find(({ path }) => path === '/');
  expect(JSON.stringify(home)).toContain('"mailto:bench?subject=Harbor Piano Workshop & tea"');
});

test('measures text with its facts filled in', () => {
  const withHeadline = (headline: string) =>
    diagnoseAfter('home.json', (text) => text.replace('How a tuning goes', headline)).diagnostics;
  // 74 characters as written, 70 as shown: "two hours" is shorter than its placeholder.
  expect(withHeadline(`${'m'.repeat(61)}{tuning-time}`)).toEqual([]);
  expect(withHeadline(`${'m'.repeat(62)}{tuning-time}`)).toMatchObject([
    { rule: 'too-long', message: expect.stringContaining('71 characters') },
  ]);
  // 66 as written, 77 as shown.
  expect(withHeadline(`${'m'.repeat(57)}{company}`)).toMatchObject([{ rule: 'too-long' }]);
});

test.each([
  ['57 Japanese characters', '鍵'.repeat(57), []],
  ['80 Japanese characters', '鍵'.repeat(80), ['error: too-long']],
  ['20 Japanese characters', '鍵'.repeat(20), ['warning: too-short']],
  ['67 letters', 'm'.repeat(67), ['warning: too-short']],
  ['153 letters and two emoji', `${'m'.repeat(153)}👨‍👩‍👧‍👦👨‍👩‍👧‍👦`, []],
])('measures a description of %s', (_name, description, expected) => {
  const { diagnostics } = diagnoseAfter('visit.json', (text) =>
    text.replace(/(?<="description": ")[^"]*/, description),
  );
  const found = diagnostics.filter(({ rule }) => rule.startsWith('too-'));
  expect(found.map(({ severity, rule }) => `${severity}: ${rule}`)).toEqual(expected);
});

describe('facts', () => {
  const siteWith = (from: string, to: string) =>
    diagnoseAfter('site.json', (text) => text.replace(from, () => to));

  test('work in every text of site.json that visitors read', () => {
    const { diagnostics, content } = diagnoseAfter('site.json', (text) =>
      text
        .replace('"facts": {', '"facts": { "trade": "Piano", "slogan": "Pianos of Port Ellis",')
        .replace('Port Ellis and an hour', '{city} and an hour')
        .replace('"Our work"', '"{trade} work"')
        .replace('"At the bench"', '"At the {trade} bench"')
        .replace('"text": "Visit"', '"text": "Visit {city}"')
        .replace('Actions, strings', '{trade} actions, strings')
        .replace('Pianos tuned', '{slogan} tuned')
        .replace('"title": "Workshop"', '"title": "{company}"')
        .replace('"Tuning request"', '"{trade} tuning request"')
        .replace('"Book a tuning"', '"Book a {trade} tuning"'),
    );
    expect(diagnostics).toEqual([]);
    const { site: filled } = content ?? {};
    expect(JSON.stringify(filled)).not.toMatch(/\{[a-z]/);
    expect(filled?.company).toBe('Harbor Piano Workshop');
    expect(filled?.location).toBe('Port Ellis and an hour around it.');
    expect(filled?.header.services.title).toBe('Piano work');
    expect(filled?.header.links[0]?.text).toBe('Visit Port Ellis');
    expect(filled?.footer.text).toBe('Pianos of Port Ellis tuned, repaired and restored by hand.');
    expect(filled?.footer.columns[0]?.title).toBe('Harbor Piano Workshop');
    expect(filled?.leadForm.dialogTitle).toBe('Book a Piano tuning');
    expect(filled?.facts.slogan).toBe('Pianos of Port Ellis');
  });

  test('count with their length in site.json, too', () => {
    const long = siteWith('"Our work"', '"{tuning-time} {tuning-time} {tuning-time}"');
    expect(long.diagnostics).toMatchObject([
      { rule: 'too-long', message: expect.stringContaining('29 characters. The maximum is 24') },
    ]);
    expect(siteWith('"Our work"', '"{tuning-time} of our work"').diagnostics).toEqual([]);
  });

  test('work in the title and description of a page, but not in addresses and names', () => {
    const titled = diagnoseAfter('visit.json', (text) =>
      text
        .replace('Visit the workshop', 'Visit {company}')
        .replace('to ask for a tuning', 'to ask for {tuning-time}'),
    );
    const visit = titled.content?.pages.find(({ path }) => path === '/visit');
    expect(visit?.title).toBe('Visit Harbor Piano Workshop');
    expect(visit?.description).toContain('to ask for two hours at');
    for (const [from, to] of [
      ['"#request"', '"#{request}"'],
      ['"path": "/visit"', '"path": "/{visit}"'],
      ['"id": "request"', '"id": "{request}"'],
      ['"lead-form"', '"{lead-form}"'],
    ] as const) {
      const { diagnostics } = diagnoseAfter('visit.json', (text) => text.replace(from, to));
      expect(diagnostics.length, to).toBeGreaterThan(0);
    }
  });

  test('are filled in even if site.json has an error, so that text lengths are right', () => {
    const { diagnostics } = diagnose(
      pages.map((file) => ({
        ...file,
        text: file.text.replace('How a tuning goes', `${'m'.repeat(61)}{tuning-time}`),
      })),
      { ...site, text: site.text.replace('"company"', '"compny"') },
    );
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['unknown-field']);
  });

  test('are marked at their location, even after escapes', () => {
    const { diagnostics } = diagnoseAfter('home.json', (text) =>
      text.replace('Listen', 'A \\"{no}\\" \\u00e9 {nor}'),
    );
    const line = diagnoseAfter('home.json', (text) => text.replace('"Listen"', '7')).diagnostics[0];
    expect(diagnostics).toMatchObject([
      { line: line?.line, column: (line?.column ?? 0) + 5, endColumn: (line?.column ?? 0) + 9 },
      { line: line?.line, column: (line?.column ?? 0) + 19, endColumn: (line?.column ?? 0) + 24 },
    ]);
  });
});
