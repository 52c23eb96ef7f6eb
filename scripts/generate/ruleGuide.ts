import { ruleGroups } from '../../schema/diagnose/index.ts';
import type { Example } from '../../tests/rules/example.ts';
import { examples } from '../../tests/rules/index.ts';
import { diagnoseExample } from '../../tests/tools/ruleExamples.ts';
import { messageOf } from '../formats/report.ts';

/** docs/rules.md: for each rule its reason, an example of the error, the message, and the fix. */
export function ruleGuide(): string {
  const groups = ruleGroups.map(({ title, about, rules }) =>
    [
      `## ${title}\n\n${about}`,
      ...Object.entries(rules).map(([name, { severity, about: reason }]) => {
        const [first] = examples[name] ?? [];
        const kind =
          severity === 'warning'
            ? ' This is a warning: the site is still built.'
            : severity === 'warning before launch'
              ? ' Without `--launch` it is a warning, and the site is still built.'
              : '';
        return `### ${name}\n\n${reason}${kind}${first ? `\n\n${exampleText(first, name)}` : ''}`;
      }),
    ].join('\n\n'),
  );
  return `<!-- Written by "npm run generate" from schema/diagnose/catalog and tests/rules. -->

# What validate reports

\`npm run validate\` checks every document and reports each error with its place and with what to write instead. Each rule has a
name and a section here. \`npm run validate -- --fix\` applies unambiguous fixes. If one error of syntax in a file can be fixed
in several ways, nothing in that file is changed.

${groups.join('\n\n')}
`;
}

function exampleText(example: Example, rule: string): string {
  const { file, right, wrong, fix, suggest } = example;
  const [found] = diagnoseExample(rule, example).diagnostics;
  if (!found) throw new Error(`The example of ${rule} has no error.`);
  const message = messageOf(found);
  const { suggestion } = found;
  const [fixed] = [fix, suggest, right].filter((text) => typeof text === 'string');
  return [
    `> ${message}${suggestion ? `\\\n> ${suggestion}` : ''}`,
    `In ${file}:\n\n${code(wrong.replace(/[⟦⟧]/g, ''))}`,
    ...(fixed === undefined ? [] : [`Right:\n\n${code(fixed)}`]),
  ].join('\n\n');
}

// Characters that look like a space or are invisible.
const unseen = /[\u00a0\u2000-\u200f\u2028-\u202f\u3000\ufeff]/g;

function codePoint(character: string): string {
  return `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`;
}

function code(text: string): string {
  if (text === '') return '    (nothing)';
  const shown = (text.length > 600 ? `${text.slice(0, 60)}…` : text).replace(unseen, codePoint);
  const [first = '', ...rest] = shown.replace(/^\n+|\s+$/g, '').split('\n');
  // All lines but the first have the indentation of the file.
  const margins = rest.filter(Boolean).map((line) => line.search(/\S|$/));
  const margin = Math.max(0, Math.min(...margins, 99) - (/[{[]$/.test(first) ? 2 : 0));
  return [first, ...rest.map((line) => line.slice(margin))].map((line) => `    ${line}`).join('\n');
}
