/**
 * Words that differ between the file (`npm run validate`) and a form (the editor): `"headline" in block 1 (hero)` is the
 * “Headline of the hero” in a form.
 */
type FileAndFormText = { inFile: string; inForm: string };

/** Words for file and form. In a form, straight quotation marks become typographic ones. */
export type Phrase = string | FileAndFormText;

export function inFile(phrase: Phrase): string {
  return typeof phrase === 'string' ? phrase : phrase.inFile;
}

export function inForm(phrase: Phrase): string {
  const words = typeof phrase === 'string' ? phrase : phrase.inForm;
  return words.replace(/"([^"]*)"/g, '“$1”');
}

/** A template of phrases: phrase`${place} is empty.` */
export function phrase(
  texts: TemplateStringsArray,
  ...parts: readonly (Phrase | number)[]
): Phrase {
  const inVoice = (voice: (part: Phrase) => string) =>
    String.raw(
      { raw: texts },
      ...parts.map((part) => voice(typeof part === 'number' ? `${part}` : part)),
    );
  return { inFile: inVoice(inFile), inForm: inVoice(inForm) };
}

/** Phrases with a text between them. A phrase that is empty for file or form is omitted there. */
export function joined(phrases: readonly Phrase[], between = ' '): Phrase {
  const inVoice = (voice: (part: Phrase) => string) =>
    phrases.map(voice).filter(Boolean).join(between);
  return { inFile: inVoice(inFile), inForm: inVoice(inForm) };
}

/** Words for the file alone, for example where a button of the form has the same words. */
export function onlyInFile(words: string): Phrase {
  return { inFile: words, inForm: '' };
}
