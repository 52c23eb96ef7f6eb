import { expect, test } from 'vitest';
import { diagnoseWith, texts } from '../../tests/rules/ruleExamples.ts';

/** The messages about text in the field for the form's address. */
function sentencesFor(input: string): string {
  const site = (texts.get('site.json') ?? '').replace('"https://forms.piano.test/tuning"', () =>
    JSON.stringify(input),
  );
  const { diagnostics } = diagnoseWith('site.json', site, false);
  return diagnostics.map(({ message, suggestion }) => `${message} ${suggestion}`).join('\n');
}

const script = '<script src="https://link.example.com/form_embed.js"></script>';

test.each([
  [
    `<iframe src="https://api.example.com/widget/form/x" data-layout="{'id':'INLINE'}"></iframe>${script}`,
    'https://api.example.com/widget/form/x',
  ],
  [`${script}<iframe src="https://api.example.com/f/x"></iframe>`, 'https://api.example.com/f/x'],
  [
    '<div class="inline-widget" data-url="https://book.example.com/a"></div>',
    'https://book.example.com/a',
  ],
  [
    `<iframe src="https://f.example.com/a" title="${'A long title. '.repeat(40)}">`,
    'https://f.example.com/a',
  ],
])("suggests the address contained in a provider's code: %#", (code, address) => {
  expect(sentencesFor(code)).toContain(`Did you mean "${address}"?`);
});

test('corrects the address of a provider that a frame cannot show', () => {
  expect(sentencesFor('https://form.jotform.com/jsform/242991234567890')).toBe(
    '"https://form.jotform.com/jsform/242991234567890" is the address of a script. Did you mean "https://form.jotform.com/242991234567890"?',
  );
  expect(sentencesFor('https://www.instagram.com/plumrye/')).toBe(
    '"https://www.instagram.com/plumrye/" cannot be shown inside another page. Instagram allows posts, but not profiles. Open a post, choose Embed, and paste that code.',
  );
  expect(sentencesFor('https://youtu.be/aqz-KE-bpKQ')).toBe('');
});

test.each([
  ['https://js.example.com/forms/embed/v2.js', /ask your provider for a link/i],
  [script, /only the script\. Copy/],
  ['<script>gtag("js", new Date())</script>', /does not belong in a block/],
])('rejects code without an address and says what to do: %s', (input, sentence) => {
  expect(sentencesFor(input)).toMatch(sentence);
});

test('accepts a form that is only a script', () => {
  const code = '<script src="https://f.example.com/v2.js"></script>\n<script>create()</script>';
  expect(sentencesFor(code)).toBe('');
  expect(sentencesFor(`\n${code}`)).toContain('Did you mean');
});

/** The messages about code in visible text. */
function sentencesForText(input: string): string {
  const page = (texts.get('visit.json') ?? '').replace('"Come in and play"', () =>
    JSON.stringify(input),
  );
  return diagnoseWith('visit.json', page, false)
    .diagnostics.map(({ message, suggestion }) => `${message} ${suggestion}`)
    .join('\n');
}

test.each([
  [
    '<iframe src="https://www.youtube.com/embed/aB3_dE5-gH7" title="Our oven"></iframe>',
    'an embed block',
  ],
  ['<script src="https://www.googletagmanager.com/gtag/js?id=G-AB12"></script>', 'Remove it. '],
])('says where code in a text belongs: %s', (code, advice) => {
  expect(sentencesForText(code)).toContain(advice);
});

/** The edits for unescaped code in the field for the form's address. */
function textsFor(field: string, code: string) {
  const site = (texts.get('site.json') ?? '').replace(
    '"src": "https://forms.piano.test/tuning"',
    () => `"${field}": "${code}"`,
  );
  const { diagnostics } = diagnoseWith('site.json', site, false);
  return diagnostics.flatMap(({ suggest = [] }) => suggest.map(({ text }) => text));
}

test('replaces unescaped code with its address, or escapes it', () => {
  const code = `<iframe\n  src="https://forms.example.com/a"\n  title="Ask us"></iframe>\n${script}`;
  expect(textsFor('src', code)).toEqual(['https://forms.example.com/a']);
  expect(textsFor('code', code)).toEqual([JSON.stringify(code)]);
});

/** The diagnostics of visit.json with one piece of text replaced. */
function reportedFor(right: string, wrong: string) {
  const page = (texts.get('visit.json') ?? '').replace(right, () => wrong);
  return diagnoseWith('visit.json', page, false).diagnostics;
}

const tally = '<iframe src="https://tally.so/embed/wkXy12" width="100%" height="284"></iframe>';

test.each([
  ['"Come in and play"', `"${tally}"`],
  ['"headline": "Come in and play"', `"headline": "${tally}"`],
  ['"Come in and play"', `"Book here: ${tally} See you soon"`],
])('never replaces unescaped code in a text with an address: %s', (right, wrong) => {
  const found = reportedFor(right, wrong);
  expect(found).toMatchObject([{ rule: 'code-in-text', severity: 'error' }]);
  expect(found[0]).not.toHaveProperty('suggest');
});

test('code in a text is an error, with escaped quotation marks as well', () => {
  const short = '<iframe src="https://tally.so/embed/x"></iframe>';
  const found = reportedFor('"Come in and play"', JSON.stringify(short));
  expect(found.map(({ rule, severity }) => [rule, severity])).toEqual([['code-in-text', 'error']]);
});

test.each([
  ['/gone', 'Remove the link, or write the address of a page, such as /.'],
  ['/visits', 'Did you mean "/visit"?'],
])('suggests what to do about the broken link %s', (href, suggestion) => {
  const page = (texts.get('home.json') ?? '').replace('"/restoration"', () => `"${href}"`);
  const found = diagnoseWith('home.json', page, false).diagnostics;
  expect(found.find(({ rule }) => rule === 'broken-link')?.suggestion).toBe(suggestion);
});

/** The messages about a block with this code. */
function sentencesForCode(input: string): string[] {
  return reportedFor('"source": "lead-form",', `"code": ${input},\n      "title": "Reviews",`)
    .filter(({ severity }) => severity === 'error')
    .map(({ message, suggestion }) => `${message} ${suggestion}`);
}

test.each([
  ['<script>gtag("js", new Date())</script>', /^This code counts visits.*Google Analytics needs/],
  [
    '<script defer data-domain="piano.test" src="https://plausible.io/js/script.js"></script>',
    /Write "analytics": \{ "provider": "plausible", "id": "piano\.test" \} in site\.json\.$/,
  ],
  ['<script>var Tawk_API = {};</script>', /^A chat bubble cannot be shown in a frame\./],
])('an embed block rejects the code %s', (code, sentence) => {
  expect(sentencesForCode(JSON.stringify(code))).toEqual([expect.stringMatching(sentence)]);
});

test('an embed block accepts the code of a widget', () => {
  expect(sentencesForCode('"<script src=\\"https://w.example.com/a.js\\"></script>"')).toEqual([]);
});

test('recognizes unescaped code in an embed block', () => {
  expect(
    sentencesForCode('"<div id="a"></div><script src="https://w.example.com/a.js"></script>"'),
  ).toEqual([expect.stringContaining('A quotation mark inside a text ends the text.')]);
});
