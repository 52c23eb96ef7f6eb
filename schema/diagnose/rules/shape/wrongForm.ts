import { type Phrase, phrase } from '../../phrase.ts';
import type { Example, MessageRule } from '../../rule.ts';

export const wrongForm: MessageRule<
  [subject: Phrase, problem: Phrase, suggestion: Phrase | undefined]
> = {
  name: 'wrong-form',
  about:
    'Links, paths, names, phone numbers and e-mail addresses are written in one way, so that they work everywhere.',
  examples: [
    wrongLink(
      '/Restoration',
      'has a capital letter; addresses are written in small letters',
      '/restoration',
    ),
    wrongLink('restoration', 'has no slash at its start', '/restoration'),
    wrongLink('/restoration/', 'ends with a slash', '/restoration'),
    wrongLink(
      '/restoration.html',
      'ends as the name of a file does; pages have addresses without ".html"',
      '/restoration',
    ),
    wrongLink(
      '/restoration?from=home',
      'has a query ("?" and what follows), which pages of this site do not take',
      '/restoration',
    ),
    wrongLink(
      'www.piano.test',
      'is another site without "https://" before it',
      'https://www.piano.test',
    ),
    wrongLink(
      'price-list.pdf',
      'is a file, and not written as the addresses of files are; they begin with "/downloads/" and have letters, digits and hyphens',
      '/downloads/price-list.pdf',
    ),
    wrongLink(
      '/downloads/prices.html',
      'is a file of a kind that is not given out; what visitors can download ends in pdf, docx, xlsx, pptx, csv, txt, ics, vcf or zip',
    ),
    wrongLink(
      'mailto:bench@piano.test',
      'is an e-mail address and not the name of one',
      'mailto:bench',
      'E-mail addresses are in site.json, under "emails"; links name one, as in "mailto:general".',
    ),
    wrongLink(
      'tel:+442079460018',
      'is a phone number and not the name of one',
      'tel:workshop',
      'Phone numbers are in site.json, under "phones"; links name one, as in "tel:main".',
    ),
    wrongLink(
      '/../restoration',
      'is not an address',
      undefined,
      'Write a page ("/faq"), a block ("#contact-form"), the form ("#lead-form"), what site.json has ("tel:main", "mailto:general", "map:address"), a file ("/downloads/brochure.pdf") or another site ("https://…").',
    ),
    wrongLink(
      'https://user:word@example.com',
      'has a name or a password before the site, which every visitor could read',
      'https://example.com',
    ),
    {
      file: 'visit.json',
      right: '"href": "#request"',
      wrong: '"href": "⟦request⟧"',
      message: '"href" in block 1 (hero) is "request", which has no "#" before the id of a block.',
      suggestion: 'Did you mean "#request"?',
      suggest: true,
    },
    {
      file: 'site.json',
      right: '"bench@piano.test"',
      wrong: '"⟦bench at piano⟧"',
      message: '"bench" in "emails" is "bench at piano", which is not an e-mail address.',
      suggestion: 'Write it as in "hello@example.com".',
    },
    {
      file: 'site.json',
      right: '"+44 20 7946 0018"',
      wrong: '"⟦020 79 ask for Ada⟧"',
      message: '"workshop" in "phones" is "020 79 ask for Ada", which is not a phone number.',
      suggestion: 'Write it as in "07400 123456".',
    },
    {
      file: 'visit.json',
      right: '"path": "/visit"',
      wrong: '"path": "⟦Visit⟧"',
      message:
        '"path" is "Visit", which has a capital letter; addresses are written in small letters.',
      suggestion: 'Did you mean "/visit"?',
      suggest: true,
    },
    {
      file: 'site.json',
      right: '"url": "https://piano.test"',
      wrong: '"url": "⟦https://piano.test/⟧"',
      message: '"url" is "https://piano.test/", which ends with a slash.',
      suggestion: 'Did you mean "https://piano.test"?',
      suggest: true,
    },
    {
      file: 'site.json',
      right: '{ "tuning-time"',
      wrong: '{ "⟦Tuning Time⟧"',
      message: 'The name "Tuning Time" in "facts" is not a name.',
      suggestion: 'Did you mean "tuning-time"?',
      suggest: true,
    },
    {
      file: 'site.json',
      right: '{ "tuning-time"',
      wrong: '{ "⟦city⟧": "Port Ellis", "tuning-time"',
      message:
        'The name "city" in "facts" is a fact already: {company}, {city} and {address} come from other fields.',
      suggestion: 'Give it another name.',
    },
    {
      file: 'site.json',
      right: '"+44 20 7946 0018"',
      wrong: '"⟦+44 20/7946 0018⟧"',
      message: '"workshop" in "phones" is "+44 20/7946 0018", which is not a phone number.',
      suggestion: 'Did you mean "+44 20 7946 0018"?',
      suggest: true,
    },
  ],
  describe: (subject, problem, suggestion) => ({
    message: phrase`${subject} ${problem}.`,
    suggestion,
  }),
};

/** An example: the wrong text of a link in home.json, the message, and the suggested address. */
function wrongLink(written: string, problem: string, meant?: string, help?: string): Example {
  const question = meant && `Did you mean "${meant}"?`;
  return {
    file: 'home.json',
    right: '"href": "/restoration"',
    wrong: `"href": "⟦${written}⟧"`,
    message: `"href" in block 1 (hero) is "${written}", which ${problem}.`,
    suggestion: [question, help].filter(Boolean).join(' '),
    ...(meant && { suggest: `"href": "${meant}"` }),
  };
}
