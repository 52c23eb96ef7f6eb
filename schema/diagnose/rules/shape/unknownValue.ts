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
