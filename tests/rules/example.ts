/**
 * An error as an editor makes it in the site of tests/fixtures/second-site. It is the rule's test and the example of its section
 * in docs/rules.md.
 */
export type Example = {
  file: string;
  /** The text in the file that is replaced. Default: the whole file. */
  right?: string;
  /** The text that replaces it, with ⟦ and ⟧ around the range that the diagnostic must mark. */
  wrong: string;
  /** The place of the diagnostic (`file:line:column`), where it marks something else. */
  at?: string;
  /** The result of `--fix`: `true` for exactly the text in `right`, or the text given here. */
  fix?: true | string;
  /** The result of applying the suggestion, in the same way. */
  suggest?: true | string;
};

/** The examples of each rule of a group. */
export type Examples = Readonly<Record<string, readonly Example[]>>;
