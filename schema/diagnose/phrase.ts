/**
 * Words that differ between those who see the file (`npm run validate`) and those who see a form (the editor): `"headline" in
 * block 1 (hero)` is the “Headline of the hero” there.
 */
type Voices = { inFile: string; inForm: string };

/** Words in both voices. In a form, what is in straight quotation marks is in typographic ones. */
export type Phrase = string | Voices;

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

/** Phrases with a text between them; those that are empty in a voice are not there. */
export function joined(phrases: readonly Phrase[], between = ' '): Phrase {
  const inVoice = (voice: (part: Phrase) => string) =>
    phrases.map(voice).filter(Boolean).join(between);
  return { inFile: inVoice(inFile), inForm: inVoice(inForm) };
}

/** What is said to those who see the file alone, such as what a button of the form says already. */
export function onlyInFile(words: string): Phrase {
  return { inFile: words, inForm: '' };
}
