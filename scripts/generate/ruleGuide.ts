import { ruleGroups } from '../../schema/diagnose/index.ts';

const severities = {
  warning: ' *Warning.*',
  launch: ' *Only with `--launch`.*',
  'warning before launch': ' *Warning without `--launch`.*',
};

/** docs/rules.md: what each rule means, and how to fix what it reports. */
export function ruleGuide(): string {
  const groups = ruleGroups.map(({ title, rules }) =>
    [
      `## ${title}`,
      ...Object.entries(rules).map(
        ([name, { severity, about }]) =>
          `### ${name}\n\n${withoutMarkup(about)}${severity ? severities[severity] : ''}`,
      ),
    ].join('\n\n'),
  );
  return `<!-- Written by "npm run generate" from schema/catalog. -->

# What validate reports

Errors stop the build; warnings do not. \`npm run validate -- --fix\` applies unambiguous fixes, except to a file with an ambiguous
syntax error.

${groups.join('\n\n')}
`;
}

/** Escapes a text for Markdown: "<" would start a tag, "__" bold text, and backslashes would disappear. */
function withoutMarkup(text: string): string {
  return text.replace(/[<\\]|_(?=_)|(?<=_)_/g, '\\$&');
}
