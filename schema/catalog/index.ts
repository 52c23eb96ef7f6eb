import { company } from './company.ts';
import { dates } from './dates.ts';
import { embeds } from './embeds.ts';
import { fields } from './fields.ts';
import { file } from './file.ts';
import { files } from './files.ts';
import { formats } from './formats.ts';
import { forms } from './forms.ts';
import { languages } from './languages.ts';
import { launch } from './launch.ts';
import { pages } from './pages.ts';
import { pictures } from './pictures.ts';
import type { RuleGroup, RuleInfo, SentenceTexts } from './ruleGroup.ts';
import { texts } from './texts.ts';
import { typefaces } from './typefaces.ts';
import { writing } from './writing.ts';

/** Every rule, in the groups and the order of docs/rules.md. */
export const ruleGroups: readonly RuleGroup[] = [
  ...[file, writing, fields, formats, forms, embeds, texts, pages, languages, dates, company],
  ...[pictures, files, typefaces, launch],
];

const rules = {
  ...{ ...file.rules, ...writing.rules, ...fields.rules, ...formats.rules, ...forms.rules },
  ...{ ...embeds.rules, ...texts.rules, ...pages.rules, ...languages.rules, ...dates.rules },
  ...{ ...company.rules, ...pictures.rules, ...files.rules, ...typefaces.rules },
  ...launch.rules,
};
const sentences = {
  ...{ ...file.sentences, ...writing.sentences, ...fields.sentences, ...formats.sentences },
  ...{ ...forms.sentences, ...embeds.sentences, ...texts.sentences, ...pages.sentences },
  ...{ ...languages.sentences, ...dates.sentences, ...company.sentences },
  ...{ ...pictures.sentences, ...files.sentences, ...typefaces.sentences, ...launch.sentences },
};

export type RuleName = keyof typeof rules;
const isRule = (name: string): name is RuleName => Object.hasOwn(rules, name);
export const ruleNames: readonly RuleName[] = Object.keys(rules).filter(isRule);
export const ruleInfo: Readonly<Record<RuleName, RuleInfo>> = rules;

/** The rules that site.json can switch off for a page: warnings, and launch rules that recognize words, and can be wrong. */
export const excusableRules = ruleNames.filter(
  (name) =>
    ruleInfo[name].severity === 'warning' ||
    ['example-text', 'garbled-text', 'leftover', 'placeholder'].includes(name),
);

type Sentences = typeof sentences;
type SentenceId = keyof Sentences;
/** The sentences for text that does not match the format of its field. */
export type FormatId = {
  [Id in SentenceId & `wrong-format/${string}`]: [params: { input: string }] extends Parameters<
    Sentences[Id]
  >
    ? Id
    : never;
}[SentenceId & `wrong-format/${string}`];
const catalog: {
  readonly [Id in SentenceId]: (...params: Parameters<Sentences[Id]>) => SentenceTexts;
} = sentences;

/** What a rule reports: a sentence of the catalog with its parameters. */
export type Sentence = {
  rule: RuleName;
  id: SentenceId;
  message: string;
} & Advice;

/** How to fix it, and the same in the words of a form, if they differ; null if a form needs no advice. */
export type Advice = { suggestion: string | undefined; inForm?: string | null | undefined };

/** A sentence of the catalog: sentenceOf('broken-link/page', { path: '/faqs' }). */
export function sentenceOf<Id extends SentenceId>(
  id: Id,
  ...params: Parameters<Sentences[Id]>
): Sentence {
  const [message, suggestion, inForm] = catalog[id](...params);
  return { rule: ruleOfSentence.get(id) ?? ruleOf(id), id, message, suggestion, inForm };
}

// A hostile file can have a million errors, so the rule of each sentence is looked up only once.
const ruleOfSentence = new Map(Object.keys(sentences).map((id) => [id, ruleOf(id)]));

function ruleOf(id: string): RuleName {
  const [name] = id.split('/');
  if (name === undefined || !isRule(name)) throw new Error(`The sentence "${id}" has no rule.`);
  return name;
}
