import { expect, test } from 'vitest';
import { diagnoseWith, texts } from '../../tests/tools/ruleExamples.ts';

/** What is said of a text in the place of the form's address. */
function sentencesFor(written: string): string {
  const site = (texts.get('site.json') ?? '').replace('"https://forms.piano.test/tuning"', () =>
    JSON.stringify(written),
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
])('the address in the code of a provider is offered: %#', (code, address) => {
  expect(sentencesFor(code)).toContain(`Did you mean "${address}"?`);
});

test.each([script, 'https://js.example.com/forms/embed/v2.js', '<script>hbspt.create()</script>'])(
  'a form that is only a script cannot be shown, and the owner is told what to ask for: %s',
  (written) => {
    expect(sentencesFor(written)).toMatch(/ask your provider for a link|ask for a link/i);
  },
);
