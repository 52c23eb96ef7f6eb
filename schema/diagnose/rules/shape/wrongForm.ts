import type { SpokenRule } from '../../rule.ts';

export const wrongForm: SpokenRule<[field: string, within: string, problem: string]> = {
  name: 'wrong-form',
  severity: 'error',
  about:
    'Links, paths, names, phone numbers and e-mail addresses are written in one way, so that they work everywhere.',
  examples: [
    {
      file: 'visit.json',
      right: '"href": "#request"',
      wrong: '"href": "⟦request⟧"',
      message:
        '"href" in block 1 (hero) is not an address. Write a page ("/faq"), a block ("#contact-form"), the form ("#lead-form"), a name of site.json ("tel:main", "mailto:general") or another site ("https://…").',
    },
    {
      file: 'home.json',
      right: '"href": "/restoration"',
      wrong: '"href": "⟦https://user:word@example.com⟧"',
      message:
        '"href" in block 1 (hero) is not an address that a browser can follow. Write the name of the site and a path without spaces, quotation marks and passwords, as in "https://example.com/news", and %20 for a space.',
    },
    {
      file: 'site.json',
      right: '"bench@piano.test"',
      wrong: '"⟦bench at piano⟧"',
      message: '"bench" in "emails" is not an e-mail address. Write it as in "hello@example.com".',
    },
    {
      file: 'site.json',
      right: '"+44 20 7946 0018"',
      wrong: '"⟦020 79 ask for Ada⟧"',
      message: '"workshop" in "phones" is not a phone number. Write it as in "(919) 555-0100".',
    },
    {
      file: 'visit.json',
      right: '"path": "/visit"',
      wrong: '"path": "⟦Visit us⟧"',
      message:
        '"path" is not a path. Start with "/" and use small letters, digits and hyphens, as in "/video-surveillance".',
    },
  ],
  say: (field, within, problem) => ({ message: `${field}${within} ${problem}.` }),
};
