import { choiceWords } from '../../../choiceWords.ts';
import { sameName, suggestName } from '../../nearest.ts';
import { onlyInFile, type Phrase, phrase } from '../../phrase.ts';
import type { MessageRule } from '../../rule.ts';
import { valuePhrase } from '../../words.ts';

export const unknownValue: MessageRule<
  [
    subject: Phrase,
    given: unknown,
    choices: readonly unknown[],
    canOmit: boolean,
    /** What an icon's word means, maybe nothing; undefined for other fields. */
    meant: readonly string[] | undefined,
  ]
> = {
  name: 'unknown-value',
  about:
    'Some fields take one of a few values: an icon, a typeface, a layout, the height of a frame.',
  examples: [
    {
      file: 'visit.json',
      right: '"height": 600',
      wrong: '"height": ⟦700⟧',
      message: '"height" in block 2 (embed) cannot be 700.',
      suggestion: 'Write 600, 768 or 850, or take the field out.',
    },
    {
      file: 'visit.json',
      right: '"height": 600',
      wrong: '"height": "⟦600⟧"',
      message: '"height" in block 2 (embed) cannot be "600".',
      suggestion: 'Write 600, without quotation marks.',
      fix: true,
    },
    {
      file: 'site.json',
      right: '"text": "Atkinson Hyperlegible Next"',
      wrong: '"text": "⟦atkinson-hyperlegible next⟧"',
      message: '"text" in "brand", "typeface" cannot be "atkinson-hyperlegible next".',
      suggestion: 'Did you mean "Atkinson Hyperlegible Next"?',
      fix: '"text": "Atkinson Hyperlegible Next"',
    },
    {
      file: 'site.json',
      right: '"text": "Atkinson Hyperlegible Next"',
      wrong: '"text": "⟦Atkinson Hyperlegable Next⟧"',
      message: '"text" in "brand", "typeface" cannot be "Atkinson Hyperlegable Next".',
      suggestion: 'Did you mean "Atkinson Hyperlegible Next"?',
      suggest: '"text": "Atkinson Hyperlegible Next"',
    },
    {
      file: 'restoration.json',
      right: '"Strings and pins"',
      wrong: '{ "title": "Strings and pins", "icon": "⟦gear⟧" }',
      message: '"icon" in block 2 (list), item 2 cannot be "gear".',
      suggestion: 'Did you mean "cog", "toolbox", "file-cog" or "settings"?',
    },
    {
      file: 'restoration.json',
      right: '"Strings and pins"',
      wrong: '{ "title": "Strings and pins", "icon": "⟦dinosaur⟧" }',
      message: '"icon" in block 2 (list), item 2 cannot be "dinosaur".',
      suggestion:
        'Look for one at https://lucide.dev/icons, by a word for what it shows, such as "tool".',
    },
    {
      file: 'restoration.json',
      right: '"rating": 5',
      wrong: '"rating": 5,\n          "sample": "⟦true⟧"',
      message: '"sample" in block 3 (testimonials), item 1 cannot be "true".',
      suggestion: 'Write true, without quotation marks.',
      fix: '"rating": 5,\n          "sample": true',
    },
    {
      file: 'visit.json',
      right: '"id": "request",',
      wrong: '"id": "request",\n      "background": "⟦dark⟧",',
      message: '"background" in block 2 (embed) cannot be "dark".',
      suggestion: 'Write "sunk", or take the field out.',
    },
    {
      file: 'restoration.json',
      right: '"Strings and pins"',
      wrong: '{ "title": "Strings and pins", "icon": "⟦whatsapp⟧" }',
      message: '"icon" in block 2 (list), item 2 cannot be "whatsapp".',
      suggestion: 'Did you mean "message-circle", "message-circle-more", "send" or "phone"?',
    },
  ],
  describe: (subject, given, choices, canOmit, meant) => ({
    message: phrase`${subject} cannot be ${valuePhrase(given)}.`,
    suggestion: toWrite(given, choices, canOmit ? ', or take the field out' : '', meant),
  }),
};

const noIcon = {
  inFile: 'Look for one at https://lucide.dev/icons, by a word for what it shows, such as "tool".',
  inForm: 'Search by a word for what it shows, such as “tool”.',
};

// The most icons that one message names.
const mostMeant = 4;

function toWrite(
  given: unknown,
  choices: readonly unknown[],
  orElse: string,
  meant: readonly string[] | undefined,
): Phrase | undefined {
  const written = typeof given === 'string' ? given : '';
  const names = choices.filter((choice) => typeof choice === 'string');
  const unquoted = choiceInQuotes(written, choices);
  if (unquoted !== undefined) return onlyInFile(`Write ${unquoted}, without quotation marks.`);
  if (meant && sameName(written, names) === undefined) {
    if (meant.length === 0) return noIcon;
    const nearest = meant.slice(0, mostMeant).map((name) => `"${name}"`);
    const question = `Did you mean ${listed(nearest)}?`;
    return nearest.length === 1 ? onlyInFile(question) : question;
  }
  if (names.length > 1) return suggestName(written, names, undefined, choiceWords);
  const words = choices.map((choice) => `"${choiceWords(choice)}"`);
  return {
    inFile: `Write ${listed(choices.map((choice) => JSON.stringify(choice)))}${orElse}.`,
    inForm: `Choose ${listed(words)}.`,
  };
}

function listed(words: readonly string[]): string {
  return words.join(', ').replace(/, (?=[^,]*$)/, ' or ');
}

/** The choice that was written in quotation marks although it is a number, true or false. */
export function choiceInQuotes(written: string, choices: readonly unknown[]): unknown {
  return choices.find((choice) => typeof choice !== 'string' && String(choice) === written.trim());
}
