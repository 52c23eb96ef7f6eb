import { ruleGroups } from '../../schema/diagnose/index.ts';
import { diagnoseExample } from './ruleExamples.ts';
import type { Example } from './rules/example.ts';
import { examples } from './rules/index.ts';

/** docs/rules.md: for each rule its reason, a message, and an example of the error with its fix as a diff. */
export function ruleGuide(): string {
  const groups = ruleGroups.map(({ title, about, rules }) =>
    [
      `## ${title}\n\n${about}`,
      ...Object.entries(rules).map(([name, { severity, about: reason }]) => {
        const [first] = examples[name] ?? [];
        const kind =
          severity === 'warning'
            ? ' *Warning.*'
            : severity === 'warning before launch'
              ? ' *Warning without `--launch`.*'
              : '';
        return `### ${name}\n\n${plain(reason)}${kind}${first ? `\n\n${exampleText(first, name)}` : ''}`;
      }),
    ].join('\n\n'),
  );
  return `<!-- Written by "npm run generate" from schema/catalog and scripts/generate/rules. -->

# What validate reports

Each rule of \`npm run validate\` has a section: why it exists, and an example with its fix or its message. Errors stop the
build; warnings do not. \`npm run validate -- --fix\` applies unambiguous fixes. If a syntax error in a file has several possible
fixes, the file is not changed.

${groups.join('\n\n')}
`;
}

function exampleText(example: Example, rule: string): string {
  const { right, wrong, fix, suggest } = example;
  const [found] = diagnoseExample(rule, example).diagnostics;
  if (!found) throw new Error(`The example of ${rule} has no error.`);
  const { message, suggestion } = found;
  // Without a fix for a complete file, there is nothing to compare.
  const [fixed] = [fix, suggest, right].filter((text) => typeof text === 'string');
  if (fixed === undefined) return `> ${plain(suggestion ? `${message} ${suggestion}` : message)}`;
  const lines = difference(linesOf(wrong.replace(/[⟦⟧]/g, '')), linesOf(fixed));
  return `\`\`\`diff\n${lines.join('\n')}\n\`\`\``;
}

/** Escapes a text for Markdown, so that "<" does not start a tag and "__" does not start bold text. */
function plain(text: string): string {
  return text.replace(/<|_(?=_)|(?<=_)_/g, '\\$&');
}

// Characters that look like a space or are invisible, for the examples.
const unseen = /[\u00a0\u2000-\u200f\u2028-\u202f\u3000\ufeff]/g;

function codePoint(character: string): string {
  return `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`;
}

/** The lines of a diff. Common lines at the start and end are listed once. */
function difference(before: readonly string[], after: readonly string[]): string[] {
  const isSame = (line: string, index: number) => line === after[index];
  const start = before.findIndex((line, index) => !isSame(line, index));
  const head = start < 0 ? before.length : start;
  const [removed, added] = [before.slice(head), after.slice(head)];
  const tail: string[] = [];
  while (removed.length > 0 && removed.at(-1) === added.at(-1)) {
    tail.unshift(removed.pop() ?? '');
    added.pop();
  }
  const marked = (sign: string, lines: readonly string[]) => lines.map((line) => sign + line);
  return [
    ...marked(' ', before.slice(0, head)),
    ...marked('-', removed),
    ...marked('+', added),
    ...marked(' ', tail),
  ];
}

/** The lines of a text, without common indentation. */
function linesOf(text: string): string[] {
  const shown = (text.length > 600 ? `${text.slice(0, 60)}…` : text).replace(unseen, codePoint);
  const [first = '', ...rest] = shown.replace(/^\n+|\s+$/g, '').split('\n');
  const margins = rest.filter(Boolean).map((line) => line.search(/\S|$/));
  const margin = Math.max(0, Math.min(...margins, 99) - (/[{[]$/.test(first) ? 2 : 0));
  return [first, ...rest.map((line) => line.slice(margin))];
}
