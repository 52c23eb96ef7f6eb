import type { RuleGroup } from './ruleGroup.ts';

export const site = {
  title: 'The site as a whole',
  about: 'What several documents must agree on.',
  rules: {
    'duplicate-path': {
      about: 'Each page has an address of its own; of two with the same, one would be lost.',
    },
    'required-pages': {
      about: 'A site has a home page (“/”) and a page that is shown where there is none (“/404”).',
    },
    'reserved-path': {
      about:
        'Some addresses belong to the files of the site itself: /assets and what is below it, /home, /version, and every address that ends with /index.',
    },
    'brand-contrast': {
      severity: 'warning',
      about:
        'Text has a contrast of at least 4.5:1 to what is behind it, and the edge of a button 3:1, or many people cannot read it. A color of the brand that would have less is shown darker.',
    },
    'broken-link': {
      about:
        'Every link leads somewhere: to a page that is there, to the id of a block, or to a number or address that site.json names.',
    },
    'circular-fact': {
      about:
        'A fact can name other facts in braces. One that leads back to itself has no end, so nothing can be filled in.',
    },
    'cut-in-search': {
      severity: 'warning',
      about:
        'Search results have room for about 580 pixels of a title, the name of the company included, and 990 of a description. What is wider ends in dots. Capitals, m and w take most room.',
    },
    'different-labels': {
      severity: 'warning',
      about:
        'Buttons of a page that open the form, or that scroll to the same block, have the same text. A visitor who reads three names looks for three things.',
    },
    'duplicate-id': {
      about: 'An id belongs to one block of a page; a link could only reach the first of two.',
    },
    'duplicate-text': {
      about: 'Title and description tell pages apart in search results.',
    },
    'half-button': {
      about:
        'A button has a text and a place that it leads to. With only one of the two, visitors do not see it.',
    },
    'heading-order': {
      severity: 'warning',
      about:
        'The main headline comes before all others, as in a book: who listens to a page goes from headline to headline, and search engines take the first for the name of the page. A banner may be above it.',
    },
    'html-in-text': {
      severity: 'warning',
      about:
        'Texts are plain words: visitors see a tag such as <b>, or the code of a provider, as it is written. The blocks and their fields do the formatting, and a form has its address in site.json.',
    },
    'missing-file': {
      about: 'A frame or a script of this site is a file in the folder public.',
    },
    'missing-id': {
      about:
        'A block with a name in the section menu also has an id, because the menu leads there and the id is then part of the address that visitors share.',
    },
    'one-hero': {
      about:
        'A page has one main headline, which search engines and screen readers take as its name. The hero holds it.',
    },
    'outer-space': {
      severity: 'warning',
      about:
        'A text begins and ends with a word. Spaces around it come from pasting, and move a text out of its line. In a paragraph of several pieces they keep the pieces apart.',
    },
    'redirect-conflict': {
      about:
        'An old address leads to one place. It is no address of a page or a file of the site, and it does not lead back to itself. A slash at the end makes no other address.',
    },
    'repeated-content': {
      severity: 'warning',
      about:
        'Two blocks of a page with the same content, two equal entries of a list and two pages with the same main headline are mostly copies that somebody meant to change. Visitors skip what they have read.',
    },
    'reserved-id': {
      about:
        'Every page uses some ids itself: "main" for its content, "lead-form" for the form dialog. A link could not reach a block with one of them.',
    },
    'title-without-company': {
      severity: 'warning',
      about:
        'The name of the company follows the title in search results and in the tab where both fit into 60 characters, so that people see whose page it is. A name that takes more than half of them is not asked for.',
    },
    'undialable-phone': {
      about:
        'A tap on a phone number calls it, from any country. It is written as people in the country write it, with its area code, or with "+" and a calling code.',
    },
    'unknown-fact': {
      about:
        'A name in braces is replaced with a fact of site.json, in every text that visitors read. Visitors would see all other braces as they are, so no text may have any: write round or square brackets instead.',
    },
    'unknown-language': {
      severity: 'warning',
      about:
        'The code has its own words, such as "Skip to content", in English, German, Spanish and French. On the pages of another language they are in English until site.json has them.',
    },
    'unlinked-page': {
      severity: 'warning',
      about:
        'Visitors find a page through a menu, the footer or another page that they can find. One that nothing links to is often forgotten.',
    },
    'unpublished-page': {
      about:
        'A page with "published": false is not on the site, so no page, menu or redirect that is can lead to it. The home page and the page for addresses that do not exist are always published.',
    },
    'unused-fact': {
      severity: 'warning',
      about:
        'A fact of site.json is shown where a text names it in braces. One that no text names is seen by nobody, and grows old unnoticed.',
    },
    'unused-script': {
      severity: 'warning',
      about:
        'The script of the form’s provider is loaded where a page asks for it: with "embedScript" in its "dialog", or in its block "embed". A script that no page asks for does nothing.',
    },
  },
  sentences: {},
} as const satisfies RuleGroup;
