/**
 * An error as an editor might make it in scripts/generate/exampleSite: the rule's test.
 */
export type Example = {
  file: string;
  /** The text in the file to replace. Default: the complete file. */
  right?: string;
  /** The text that replaces it, with ⟦ and ⟧ around the range that the diagnostic must mark. */
  wrong: string;
  /** The place of the diagnostic (`file:line:column`), if it is elsewhere. */
  at?: string;
  /** The result of `--fix`: `true` for exactly the text in `right`, or the text given here. */
  fix?: true | string;
  /** The result of applying the suggestion, in the same way. */
  suggest?: true | string;
};

/** The examples of each rule of a group. */
export type Examples = Readonly<Record<string, readonly Example[]>>;
