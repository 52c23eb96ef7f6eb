/** A rule, by its name, which is stable: reports, tests and docs/rules.md use it. */
export type RuleInfo = {
  /**
   * A site with only warnings is built. Rules of a launch run with `--launch` only; one that is a 'warning before launch' also
   * runs without it. Default: 'error'.
   */
  severity?: 'warning' | 'launch' | 'warning before launch';
  /** The rule and its reason, in an editor's words. */
  about: string;
};

/** What is wrong, and what to do about it. Reports add the place. */
export type Sentence = readonly [message: string, suggestion?: string | undefined];

/**
 * The rules and sentences of one part of docs/rules.md. The id of a sentence is the name of its rule, followed by a slash and a
 * name where a rule has several: "broken-link/page".
 */
export type RuleGroup = {
  title: string;
  about: string;
  rules: Readonly<Record<string, RuleInfo>>;
  sentences: Readonly<Record<string, (params: never) => Sentence>>;
};
