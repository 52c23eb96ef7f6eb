import { expect, test } from 'vitest';
import { ruleNames } from '../../schema/catalog/index.ts';
import { labelWords, ruleGroups } from '../../schema/diagnose/index.ts';
import { blockTypes, diagnose, pageSchema, siteSchema } from '../../schema/index.ts';
import { fieldOf, fieldSchemaAt, fieldsIn } from '../../schema/inspect.ts';
import { examples } from '../../tests/rules/index.ts';
import { diagnoseExample, wrongTextOf } from '../../tests/rules/ruleExamples.ts';
import { isFullRun, walk } from '../../tests/tools/walk.ts';
import { type Case, cases, pages, site, textWith } from '../../tests/tools/wrongValues.ts';
import type { Problem } from '../api.ts';
import { problemOf } from './problems.ts';

const fields = [...fieldsIn('page', pageSchema), ...fieldsIn('site', siteSchema)];
const fieldNames = new Set(
  fields.flatMap(({ field }) => (field.structure === 'group' ? Object.keys(field.fields) : [])),
);

// Words that a form never shows: names of multi-word fields, block types and rules, and JSON notation.
const codeWords = [
  ...[...fieldNames].filter((name) => /[a-z][A-Z]|\$/.test(name)),
  ...blockTypes.filter((type) => type.includes('-')),
  ...ruleNames.filter((name) => name.includes('-')),
];
const code = new RegExp(
  [
    `(?<![\\w-])(?:${codeWords.join('|').replaceAll('$', '\\$')})(?![\\w-])`,
    // Straight quotation marks, the index of an entry, technical terms.
    '"',
    '\\[\\d+\\]',
    ...['JSON', 'npm run', '\\.json\\b', '--\\w', '\\bdocs/', 'square brackets'],
    ...[
      // A quote is entered without its own.
      '(?<!The quote, without )quotation marks?\\b',
      '\\bnull\\b',
      'undefined',
      '(?<!tax[ -])\\bid\\b',
      '\\bline \\d',
      'column \\d+(?! of)',
    ],
    // An empty value, which a form shows as an empty field.
    '“”',
    // A JSON pointer, and a group in braces.
    '/blocks\\b',
    '\\{\\s*“',
    '\\brules?\\b',
  ].join('|'),
);

function problemsIn(name: string, text: string): Problem[] {
  const file = { name, text };
  const instead = (other: { name: string }) => other.name === name;
  const { diagnostics } = diagnose(
    pages.map((each) => (instead(each) ? file : each)),
    instead(site) ? file : site,
    { files: [] },
  );
  return diagnostics
    .filter((found) => found.file === name)
    .map((found) => problemOf(found, name === site.name ? 'site.json' : name, file));
}

/** The faults in the messages about a wrong value: technical words or repetitions. */
function faultsOf({ name, root, path, wrong }: Case): string[] {
  const text = textWith(name, path, wrong);
  return problemsIn(name, text).flatMap((problem) => {
    const { message, suggestion = '', offers = [], path: place } = problem;
    const labels = offers.map(({ label }) => label);
    const said = [message, suggestion, ...labels].join(' ');
    const where = `${path.join('.')} = ${String(JSON.stringify(wrong)).slice(0, 60)}: ${said}`;
    // Quotes of people's own texts and addresses may contain anything.
    const own = said.replace(/“[^”]*”?/g, '“…”').replace(/ Use \/\S+$/, '');
    const faults = code.exec(own) ? [`speaks of ${code.exec(own)?.[0]}: ${where}`] : [];
    if (/Did you mean/.test(suggestion) && labels.some((label) => /^(?:Use|Move)/.test(label))) {
      faults.push(`asks what a button says: ${where}`);
    }
    if (suggestion !== '' && message.includes(suggestion)) faults.push(`is said twice: ${where}`);
    const schema = fieldSchemaAt(root, JSON.parse(text), place);
    const last = place.at(-1);
    // A form shows a rich text as one field.
    const isInParagraph = ['paragraphs', 'introduction', 'answer', 'wording'].some((name) =>
      place.includes(name),
    );
    if (schema && typeof last === 'string' && !isInParagraph && problem.severity === 'error') {
      const label = labelWords(last, fieldOf(schema).about.title);
      if (isShapeRule(problem.rule) && !said.toLowerCase().includes(label.toLowerCase())) {
        faults.push(`does not name “${label}”: ${where}`);
      }
    }
    return faults;
  });
}

const shapeRules = [
  ...['empty', 'forbidden-link', 'missing-field', 'out-of-range', 'too-long'],
  ...['unknown-value', 'wrong-count', 'wrong-format', 'wrong-kind'],
];
const isShapeRule = (rule: string) => shapeRules.includes(rule);

test(
  'messages about any value name the field by its label and never mention files or code',
  () => {
    expect(walk(cases, 25, 4000).flatMap(faultsOf)).toEqual([]);
  },
  isFullRun ? 1_800_000 : 120_000,
);

// These findings are shown next to the text of a file, or not at all.
const ofText = ['The file', 'Writing', 'Order'];

/** The messages for an example of a rule must not contain technical words. */
test.each(
  ruleGroups
    .filter(({ title }) => !ofText.includes(title))
    .flatMap((group) => Object.keys(group.rules))
    .flatMap((name) => {
      const own = examples[name];
      return own ? [[name, own] as const] : [];
    }),
)('explains the examples of %s in the words of the form', (name, own) => {
  const faults = own.flatMap((example) => {
    const text = wrongTextOf(example);
    const { diagnostics } = diagnoseExample(name, example);
    const found = diagnostics.filter(({ rule }) => rule === name);
    expect(found).not.toEqual([]);
    return found.flatMap((one) => {
      const {
        message,
        suggestion = '',
        offers = [],
      } = problemOf(one, example.file, {
        name: example.file,
        text,
      });
      const said = [message, suggestion, ...offers.map(({ label }) => label)].join(' ');
      const spoken = code.exec(said.replace(/“[^”]*”?/g, '“…”'))?.[0];
      return spoken === undefined ? [] : [`speaks of ${spoken}: ${said}`];
    });
  });
  expect(faults).toEqual([]);
});
