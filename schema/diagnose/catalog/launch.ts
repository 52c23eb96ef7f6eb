import type { RuleGroup } from './ruleGroup.ts';

export const launch = {
  title: 'Before going live',
  about: 'Found with `--launch`.',
  rules: {
    'demo-frame': {
      severity: 'launch',
      about:
        'The form and the blog that come with the project are demonstrations: nobody reads what visitors send.',
    },
    'example-address': {
      severity: 'launch',
      about:
        'An address with “example” or “yourcompany” in it is not yours, whether it is of a site, of e-mail or of a street.',
    },
    'example-text': {
      severity: 'warning before launch',
      about:
        'A new block, a new page and a new site have texts that say what to write in their place. A visitor must not read them. A block or an entry that is still the example as a whole is one finding. Buttons, and texts of fewer than five words, may be as they are.',
    },
    'fictional-phone': {
      severity: 'launch',
      about:
        'Some numbers are reserved for films and examples: 555-0100 to 555-0199 in North America, 01632 960 and 020 7946 0 in Britain, and others in Germany, France, Sweden, Ireland and Australia. Nobody answers them, and nobody answers 123456789.',
    },
    'garbled-text': {
      severity: 'warning before launch',
      about:
        'A text was saved in one encoding and read in another: visitors see “HÃ¶ren” and “donâ€™t”, or a � for a letter that is lost.',
    },
    'local-address': {
      severity: 'launch',
      about:
        'Visitors cannot open an address on your own computer or network. The site itself has to be at https://, without a port.',
    },
    'placeholder-company': {
      severity: 'launch',
      about: 'The name of the company is in every title and in the footer.',
    },
    'placeholder-text': {
      severity: 'launch',
      about:
        '“Lorem ipsum”, “TODO”, “TBD”, “xxx” and “Your Company” are written in the place of a text that is still missing.',
    },
    'sample-entry': {
      severity: 'launch',
      about:
        'What is invented must not go live: a testimonial of a customer who does not exist, a person, a job or a certificate.',
    },
    'sample-note': {
      severity: 'launch',
      about:
        'Notes in "samples" name what is not real yet, or what only the company can confirm. Each is answered before the site goes live.',
    },
    'still-unpublished': {
      severity: 'launch',
      about:
        'A page with "published": false does not go live. One line names all of these, in case one should.',
    },
  },
  sentences: {},
} as const satisfies RuleGroup;
