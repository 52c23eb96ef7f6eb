/**
 * An error as an editor might make it in tests/rules/exampleSite: the rule's test.
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

/** A link of the home page with another address, and the address that is suggested instead. */
export function homeLink(address: string, suggestion?: string): Example {
  return {
    file: 'home.json',
    right: '"href": "/restoration"',
    wrong: `"href": "⟦${address}⟧"`,
    ...(suggestion && { suggest: `"href": "${suggestion}"` }),
  };
}

const rest = `"title": "Tuning request",
    "page": "/visit#request",
    "phone": "workshop",
    "email": "bench",
    "dialogTitle": "Book a tuning"`;

/** The form in site.json, that of a provider. */
export const providerForm = `"src": "https://forms.piano.test/tuning",
    ${rest},
    "dialogHeight": 600`;

/** A form of the site instead, which begins with these fields. */
export const ownForm = (fields: string) => `${fields},
    ${rest}`;
