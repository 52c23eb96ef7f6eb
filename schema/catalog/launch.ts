import type { RuleGroup } from './ruleGroup.ts';
import { anyOf, ask, didYouMean, listed, quoted } from './words.ts';

type Text = { text: string };

/** Where a trace of another system comes from, as a message names it. */
export type TraceOrigin = 'chatbot' | 'chat' | 'mail' | 'search' | 'shortcode' | 'merge';

const origins: Readonly<Record<TraceOrigin, readonly [name: string, advice: string]>> = {
  chat: ['a messenger', 'Remove it.'],
  chatbot: ['a chatbot', 'Remove it.'],
  mail: ['a mail program or a newsletter', 'Write the words that it stands for.'],
  merge: ['a template', 'Replace it with the text that belongs there.'],
  search: ['another site', 'Remove it.'],
  shortcode: [
    'WordPress or a similar system',
    'It shows nothing here. Add what it showed as a block, then remove it.',
  ],
};

export const launch = {
  title: 'Before going live',
  rules: {
    'example-text': {
      severity: 'warning before launch',
      about:
        'Example texts of five words or more, and placeholders such as "[your city]" and "XXX", must not go live.',
    },
    'garbled-text': {
      severity: 'warning before launch',
      about:
        'The text was saved in the wrong encoding ("HÃ¶ren" is "Hören"), or has ligatures of a PDF.',
    },
    leftover: {
      severity: 'warning before launch',
      about: 'A program left codes in copied text, or wrapped a link in a redirect.',
    },
    placeholder: {
      severity: 'launch',
      about:
        'Invented names, texts, pictures, addresses and numbers, such as 555-0100 to 555-0199, must not go live.',
    },
    sample: {
      severity: 'launch',
      about:
        'Replace what is marked as a sample or listed as an open note, then remove the mark or note.',
    },
    'untested-form': {
      severity: 'launch',
      about: 'Send a test message. When it has arrived, set "tested": true.',
    },
    'still-unpublished': {
      severity: 'warning',
      about: 'Publish the page, or ignore this.',
    },
  },
  sentences: {
    'example-text': () => ['This is still the example text.', 'Write your own text.'],
    'example-text/entry': () => ['This is still the example.', 'Write your own content.'],
    'example-text/unfinished': ({ text }: Text) => [
      `${quoted(text)} stands for something that is not written yet.`,
      'Write what visitors should read, or remove it.',
    ],
    'garbled-text': ({ input, meant }: { input: string; meant: string }) => [
      'This text was read in the wrong encoding.',
      ask(otherWords(input, meant)),
    ],
    'garbled-text/letters': ({
      letters,
      isSplit,
    }: {
      letters: readonly string[];
      isSplit: boolean;
    }) => [
      `This text was copied with special forms of letters: ${listed(letters)}.`,
      isSplit
        ? 'Write ordinary letters, and join the words that a hyphen and a space split.'
        : `Write ordinary letters: ${listed(letters.map((letter) => letter.normalize('NFKC')))}.`,
    ],
    'garbled-text/lost': () => [
      'A letter of this text is lost: it was saved in the wrong encoding.',
      'Write the letter instead of \ufffd.',
    ],
    leftover: ({ text, origin }: Text & { origin: TraceOrigin }) => [
      `${quoted(text)} comes from ${origins[origin][0]}.`,
      origins[origin][1],
    ],
    'leftover/fact': ({ input, name }: { input: string; name: string }) => [
      `${quoted(input)} is shown as it is. Facts are in braces.`,
      didYouMean([`{${name}}`]),
    ],
    'leftover/link': ({ origin, meant }: { origin: TraceOrigin; meant: string | undefined }) => [
      `This link comes from ${origins[origin][0]} and redirects to the page instead of linking to it directly.`,
      meant === undefined
        ? 'Open it, and copy the address of the page that it leads to.'
        : didYouMean([meant]),
    ],
    'leftover/local': ({ text }: Text) => [
      `${quoted(text)} is on your own computer or network.`,
      'Write an address that visitors can open.',
    ],
    'leftover/preview': ({ meant }: { meant: string }) => [
      'This link leads to a preview of your site, not to the site itself.',
      didYouMean([meant]),
    ],
    'leftover/edit-page': ({ text }: Text) => [
      `${quoted(text)} is an editing link. Visitors cannot open it.`,
      'Write the address that visitors open. For a form or a document, its Share or Send button gives it.',
    ],
    'placeholder/demo': ({ text }: Text) => [
      `${quoted(text)} is only a demo.`,
      'Write the address that your provider gave you. If the field is optional, you can remove it.',
    ],
    'placeholder/address': ({ text }: Text) => [
      `${quoted(text)} is an example address.`,
      'Write your own.',
    ],
    'placeholder/company': () => ['The company has no name yet.', 'Write its name.'],
    'placeholder/http': ({ text }: Text) => [
      `${quoted(text)} is not encrypted. Browsers warn about it.`,
      'Write https:// instead of http://.',
    ],
    'placeholder/local': ({ text }: Text) => [
      `${quoted(text)} is on your own computer or network.`,
      'Write an address that visitors can open.',
    ],
    'placeholder/phone': ({ number }: { number: string }) => [
      `${number} is an example number. Nobody answers it.`,
      'Write your own number.',
    ],
    'placeholder/picture': ({ text }: Text) => [
      `${quoted(text)} is the placeholder of a new site.`,
      'Use your own picture or drawing.',
    ],
    'placeholder/port': ({ text }: Text) => [
      `${quoted(text)} has a port, like a test server.`,
      'Write the address of the live site.',
    ],
    'placeholder/text': ({ text }: Text) => [
      `${quoted(text)} is a placeholder.`,
      'Write your own text.',
    ],
    'sample/entry': ({ entry }: { entry: string }) => [
      `${entry} is a sample.`,
      'Replace it with a real one, and remove the sample mark.',
    ],
    'sample/note': ({ note }: { note: string }) => [
      `Open note: ${note}`,
      'Correct or confirm it, and remove the note.',
    ],
    'untested-form': ({ action }: { action: string }) => [
      `Nobody has confirmed yet that forms sent to ${action} arrive.`,
      'Send a test from a preview or the live site. When it has arrived, set "tested": true.',
      'Send a test from a preview or the live site. When it has arrived, check “Tested”.',
    ],
    'still-unpublished': ({ paths }: { paths: readonly string[] }) => [
      `Not published: ${listed(paths)}.`,
      'Publish the pages that should go live.',
    ],
  },
} as const satisfies RuleGroup;

/** The words of a text that differ from another's, such as "We’ll" and "won’t", or else all of it. */
function otherWords(input: string, meant: string): string {
  const [before, after] = [input.split(' '), meant.split(' ')];
  const others = after.filter((word, index) => word !== before[index] && /\p{L}/u.test(word));
  const isShort = others.length > 0 && others.length <= 3 && before.length === after.length;
  return isShort ? anyOf([...new Set(others)], 'and') : quoted(meant);
}
