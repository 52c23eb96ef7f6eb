import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tongueOf } from '../../tests/tools/tongueOf.ts';
import { withEarlyWords } from './earlyWords.ts';

const script = readFileSync('src/start/earlyScript.ts', 'utf8');
const german = tongueOf('de');

test('the early script says the words of the site', () => {
  const said = withEarlyWords(script, german);
  expect(said).toContain('Das Formular wird geladen …');
  expect(said).toContain('<button>Schließen');
  expect(said).not.toMatch(/\{\{\w+\}\}/);
});

test.each([
  "'",
  '"',
  '`',
  `\${alert()}`,
  '\\',
  '</script>',
  '<!--',
  '&',
  'two\nlines',
  '$&',
  '\u2028',
])('a word with %j is text, whatever the script is quoted with', (sign) => {
  const site = { ...german, words: { ...german.words, close: `a${sign}b` } };
  const said = withEarlyWords('{{close}}', site);
  expect(said).toMatch(/^[\w&#;(){}!\-/]*$/);
  for (const quote of ["'", '"', '`']) {
    const element = document.createElement('p');
    element.innerHTML = Function(`return ${quote}${said}${quote}`)();
    expect(element.textContent).toBe(`a${sign}b`);
  }
});
