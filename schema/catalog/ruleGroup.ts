/** A rule. Its name is stable: reports, tests and docs/rules.md use it. */
export type RuleInfo = {
  /**
   * A site with only warnings is built. Launch rules run only with `--launch`; a 'warning before launch' also runs without it.
   * Default: 'error'.
   */
  severity?: 'warning' | 'launch' | 'warning before launch';
  /** What the rule means, and how to fix what it reports, for docs/rules.md. */
  about: string;
};

/**
 * What is wrong, and how to fix it. Reports add the location. `inForm` is the suggestion in the words of a form, which has labels
 * instead of names in quotation marks; null if a form needs none. Default: the same.
 */
export type SentenceTexts = readonly [
  message: string,
  suggestion?: string | undefined,
  inForm?: string | null | undefined,
];

/**
 * The rules and sentences of one part of docs/rules.md. The id of a sentence is the name of its rule, followed by a slash and a
 * name where a rule has several: "broken-link/page".
 */
export type RuleGroup = {
  title: string;
  rules: Readonly<Record<string, RuleInfo>>;
  sentences: Readonly<Record<string, (params: never) => SentenceTexts>>;
};
