import type { RuleGroup } from './ruleGroup.ts';
import { allOf, amount, anyOf, ask, didYouMean, quoted } from './words.ts';

type LanguageFolder = { folder: string; language: string; names: readonly string[] };
type Path = { path: string };
type Steps = { numbers: readonly number[]; start: number; last: number; areAllThere: boolean };
type OtherLanguage = { language: string; found: string };
type Near = { near: readonly string[] };
type Url = { url: string };
type WrongCode = {
  callingCode: string;
  country: string | undefined;
  written: string;
  meant: string;
};
type Contact = { name: string; meant: readonly string[]; names: readonly string[] };
type Block = {
  /** The path of the page; empty for the page that contains the link. */
  page: string;
  anchor: string;
  meant: string | undefined;
  names: readonly string[];
};
/** The likely names, or else all names to choose from; undefined for a long list. */
function choose(meant: readonly string[], names: readonly string[]): string | undefined {
  if (meant.length > 0) return didYouMean(meant);
  return names.length > 0 && names.length <= 8 ? `Choose ${anyOf(names)}.` : undefined;
}

const otherTarget = 'Link to another address, or remove the link.';
/** Why an address could not be opened. */
const reasons = {
  name: 'no site of this name was found',
  time: 'the site did not answer within ten seconds',
  certificate: 'its certificate is not valid, so browsers warn visitors',
  connection: 'the site could not be reached',
};

export const site = {
  title: 'The site as a whole',
  rules: {
    'duplicate-path': {
      about: 'Every page needs a different address.',
    },
    'required-pages': {
      about: 'A site needs a home page ("/") and a page for addresses that do not exist ("/404").',
    },
    'language-address': {
      about: 'The addresses of a language begin with the name of its folder, such as /de.',
    },
    'language-folder': {
      about: 'Every language has one folder, named after it: "de" for "de-DE".',
    },
    'wrong-translation': {
      about: 'A page translates one page in another language, and has one translation in each.',
    },
    'translated-link': {
      severity: 'warning',
      about: 'Visitors want to stay in their language. Link to the translation.',
    },
    'not-translated': {
      severity: 'warning',
      about: 'Visitors and search engines expect the language of the page. Translate the text.',
    },
    'same-as-inherited': {
      severity: 'warning',
      about:
        'A language inherits every field that its site.json omits. Remove a field that says the same, because it does not change when the site does.',
    },
    'reserved-path': {
      about:
        'The build and the host need some addresses, such as /assets, /embeds, /edit and /home. Choose another.',
    },
    'broken-link': {
      about: 'The page, block, phone number or email address that a link leads to must exist.',
    },
    'code-in-text': {
      about: 'Visitors would read the code as text. Use an embed block.',
    },
    'dead-link': {
      severity: 'warning',
      about:
        'With `--links`: the address is gone or has moved, or the provider does not allow frames.',
    },
    'different-labels': {
      severity: 'warning',
      about:
        'Buttons on a page that do the same thing need the same text, so that visitors know what to expect (WCAG 2.2, 3.2.4).',
    },
    'block-id': {
      about:
        'A name for links belongs to one block of a page. Some names are reserved, such as "main". Blocks in the section menu need one.',
    },
    'duplicate-text': {
      about: 'Search engines show the title and description, so each page needs different ones.',
    },
    'form-action': {
      about:
        'A form is sent to the address of a form service or script. Pages do not receive forms, except on Netlify.',
    },
    'half-button': {
      about: 'A button needs both text ("ctaText") and a link ("href").',
    },
    'heading-order': {
      severity: 'warning',
      about: 'The hero comes first, because screen readers read headings in order.',
    },
    'missing-consent': {
      severity: 'warning',
      about:
        'Another form of the site asks for consent. Add a field of the kind "consent" if your privacy policy requires it.',
    },
    'markup-in-text': {
      severity: 'warning',
      about: 'Visitors see HTML and Markdown as plain text, and marks and numbers of lists twice.',
    },
    'one-hero': { about: 'Every page has exactly one hero, with the main headline.' },
    'other-language': {
      severity: 'warning',
      about:
        'Screen readers pronounce each text in the language of the site. Translate it. Eight languages are recognized.',
    },
    'redirect-conflict': {
      about: 'A redirect must not hide a page or file, exist twice, or lead to another redirect.',
    },
    'repeated-content': {
      severity: 'warning',
      about: 'Content that appears twice is usually a copy. Change or remove it.',
    },
    'step-numbers': {
      severity: 'warning',
      about: 'Visitors see the numbers of steps as written. Number them from 1.',
    },
    'undialable-phone': {
      about: 'Call buttons dial these numbers. Write the area code, or + and the country code.',
    },
    'unknown-fact': {
      about:
        'A name in braces, such as {city}, stands for a fact in the site settings. Texts have no other braces, and facts contain no facts.',
    },
    'unknown-language': {
      severity: 'warning',
      about:
        'Built-in texts, such as "Skip to content", exist in English, German, Spanish and French. For other languages, translate them in "words" of site.json.',
    },
    'unlinked-page': {
      severity: 'warning',
      about:
        'Visitors and search engines find pages by links from the home page, the menus or the footer. Add one.',
    },
    'unpublished-page': {
      about:
        'Published pages cannot link to unpublished ones. The home page and the 404 page are always published.',
    },
    'denied-feature': {
      severity: 'warning',
      about:
        'Frames cannot use the camera, microphone or location, and provider code cannot use browser storage. If the frame shows nothing, ask the provider for a link.',
    },
    'script-beside-editor': {
      severity: 'warning',
      about:
        'A provider’s script can read the token of a person who signed in to the editor at the same address. Give the editor a separate address.',
    },
    'unused-setting': {
      severity: 'warning',
      about:
        'Some fields of a list need its drawing or its numbers. Dates of past years have no effect. Remove them.',
    },
  },
  sentences: {
    'form-action': ({ action }: { action: string }) => [
      `${action} is a page of this site. Pages do not receive forms.`,
      'Write the address that your form service gave you. On Netlify, set "host" to "netlify".',
      'Write the address that your form service gave you. On Netlify, choose it as the host of the site.',
    ],
    'form-action/netlify': () => [
      'Netlify cannot tell whose form this is.',
      'Add "send": { "form-name": "contact" }.',
      'Add a fixed value with the name "form-name", such as "contact".',
    ],
    'missing-consent': () => [
      'Another form of this site asks for consent, but this one does not.',
      'Add a field of the kind "consent" if your privacy policy requires it.',
    ],
    'broken-link/block': ({ page, anchor, meant, names }: Block) => [
      `No block on ${page || 'this page'} has the name for links ${quoted(anchor)}.`,
      choose(meant === undefined ? [] : [meant], names),
    ],
    'broken-link/email': ({ name, meant, names }: Contact) => [
      `The site settings have no email address with the name ${quoted(name)}.`,
      choose(meant, names),
    ],
    'broken-link/folder': ({ folder }: { folder: string }) => [
      `No page is in the folder "${folder}".`,
      'Write the address of a page, or of a folder with pages.',
    ],
    'broken-link/hero': ({ text }: { text: string }) => [
      `The button "${text}" leads nowhere: it has no link, and no block has the name for links "hero-form", its default target.`,
      'Add a link, such as #lead-form, or give a block that name.',
    ],
    'broken-link/page': ({ path, meant }: Path & { meant: readonly string[] }) => [
      `There is no page "${path}".`,
      meant.length > 0
        ? didYouMean(meant)
        : 'Remove the link, or write the address of a page, such as /.',
    ],
    'broken-link/phone': ({ name, meant, names }: Contact) => [
      `The site settings have no phone number with the name ${quoted(name)}.`,
      choose(meant, names),
    ],
    'broken-link/whatsapp': ({ name }: { name: string }) => [
      `The phone number "${name}" is too short for WhatsApp.`,
      'Choose a number with its area code, or write tel: to call it.',
    ],
    'dead-link/circle': ({ url }: Url) => [`${url} redirects in a loop.`, otherTarget],
    'dead-link/gone': ({ url }: Url) => [`${url} no longer exists.`, otherTarget],
    'dead-link/moved': ({ url, to }: Url & { to: string }) => [
      `${url} has moved permanently.`,
      didYouMean([to]),
    ],
    'dead-link/no-frames': ({ url }: Url) => [
      `${url} cannot be shown inside another page.`,
      'The provider does not allow frames. Link to it, or paste its embed code.',
    ],
    'dead-link/silent': ({ url, reason }: Url & { reason: keyof typeof reasons }) => [
      `${url} could not be opened: ${reasons[reason]}.`,
      'Your connection or the site may be down. Open the link yourself; if it still fails, change it.',
    ],
    'denied-feature/device': () => [
      'This asks for the camera, the microphone or the visitor’s location, which frames on this site cannot use.',
      'If it needs them, link to it instead.',
    ],
    'denied-feature/storage': () => [
      'This code uses browser storage, which its frame on this site does not have. It may show nothing.',
      'If it does, ask the provider for a link or an iframe.',
    ],
    'script-beside-editor': ({ from }: { from: string }) => [
      `Pages load a script from ${from}. It could read the token of a person who signed in at /edit/.`,
      'Give the editor a separate address, such as https://edit.example.com, and write it here as "address".',
    ],
    'different-labels/contact': ({ written, shown }: { written: string; shown: string }) => [
      `Visitors read ${written}, but the link leads to ${shown}.`,
      'Correct the text or the link. In a text, {phone.main} shows the number of that name.',
    ],
    'different-labels/page': ({ text, path, to }: { text: string; path: string; to: string }) => [
      `The link ${quoted(text)} leads to "${to}", but there is a page "${path}".`,
      didYouMean([path]),
    ],
    'different-labels': ({ href, labels }: { href: string; labels: readonly string[] }) => [
      `Buttons on this page that lead to ${href} have ${labels.length} different texts: ${anyOf(labels, 'and')}.`,
      'Use the same text for all of them.',
    ],
    'block-id/duplicate': ({ id }: { id: string }) => [
      `Another block on this page already has the name for links "${id}".`,
      'Choose another name.',
    ],
    'duplicate-path': ({ path, title }: Path & { title: string }) => [
      `The page "${title}" already has the address "${path}".`,
      'Choose another address.',
    ],
    'duplicate-text': ({ field, path }: Path & { field: string }) => [
      `The page ${path} has the same ${field}.`,
      'Say what only this page offers.',
    ],
    'half-button': ({ text, field }: { text: string; field: string }) => [
      `The button "${text}" has no link.`,
      `Add the link ("${field}"), for example #lead-form.`,
    ],
    'half-button/text': ({ field }: { field: string }) => [
      'The button with this link has no text, so visitors do not see it.',
      `Add the text ("${field}"), or remove the link.`,
    ],
    'heading-order': () => [
      'This headline comes before the main headline of the page.',
      'Move the hero to the top.',
    ],
    'markup-in-text/bullet': ({ piece }: { piece: string }) => [
      `This text starts with ${piece}, like an entry of a list.`,
      'Remove it. Lists have their own marks.',
    ],
    'code-in-text': ({ help }: { help: string | undefined }) => [
      'This is program code. Visitors would read it.',
      help === undefined
        ? 'Remove it, and add an embed block: `npm run new -- embed` turns the code into one.'
        : `Remove it. ${help}`,
      help === undefined ? 'Remove it, and paste it in “Add a block”.' : undefined,
    ],
    'markup-in-text/entity': ({ piece }: { piece: string }) => [
      `${piece} is HTML. Visitors would see it as plain text.`,
      'Write the character itself.',
    ],
    'markup-in-text/escape': ({ piece }: { piece: string }) => [
      `${piece} is code for a new line. Visitors would see it as plain text.`,
      'Write a space, or start a new paragraph.',
    ],
    'markup-in-text/markdown': ({ piece }: { piece: string }) => [
      `${piece} is Markdown. Visitors would see it as plain text.`,
      'Write plain words. In a paragraph, links and bold words are separate pieces.',
    ],
    'markup-in-text/numbered': ({ text }: { text: string }) => [
      `${quoted(text)} has a number, but each entry of this list already has a mark.`,
      'Remove the numbers of the list.',
    ],
    'markup-in-text/numbers': ({ shown }: { shown: string }) => [
      `The page adds these numbers itself. Visitors would see ${quoted(shown)}.`,
      'Remove the numbers from the texts.',
    ],
    'markup-in-text/unit': ({ shown, unit }: { shown: string; unit: string }) => [
      `Visitors would see ${quoted(shown)}.`,
      `Write only the unit: ${quoted(unit)}.`,
    ],
    'markup-in-text/scheme': ({ piece }: { piece: string }) => [
      `${piece} belongs to a link. Visitors would see it as plain text.`,
      `Remove "${piece}", or use a link.`,
    ],
    'markup-in-text/tag': ({ piece }: { piece: string }) => [
      `${piece} is HTML. Visitors would see it as plain text.`,
      'Remove the tags, with a space where they separate words.',
    ],
    'block-id/missing': ({ free }: { free: string }) => [
      'This block is in the section menu, but it has no name for links.',
      `Add a name, such as "${free}".`,
    ],
    'one-hero': () => ['This page has no hero, so it has no main headline.', 'Add a hero.'],
    'one-hero/second': () => [
      'This is the second hero of the page. A page has only one.',
      'Use another type of block, or remove this one.',
    ],
    'other-language': ({ language, found, more }: OtherLanguage & { more: number }) => [
      `This text is in ${languageName(found)}. The site is in ${languageName(language)}.`,
      more === 0 ? 'Translate it.' : `Translate it, and ${amount(more, 'more text')} of this page.`,
    ],
    'other-language/site': ({ language, found }: OtherLanguage) => [
      `Most texts are in ${languageName(found)}, not in ${languageName(language)}.`,
      'Correct the language, or translate the texts.',
    ],
    'redirect-conflict': ({ from, page }: { from: string; page: string }) => [
      `"${from}" is redirected, so nobody could see the page "${page}".`,
      'Remove the redirect, or give the page another address.',
    ],
    'redirect-conflict/chain': ({ from }: { from: string }) => [
      `"${from}" leads to an address that is redirected again.`,
      'Write the final address instead.',
    ],
    'redirect-conflict/file': ({ from, file }: { from: string; file: string }) => [
      `"${from}" is redirected, so nobody could open the file "${file}".`,
      'Remove the redirect, or redirect the old addresses one by one.',
    ],
    'redirect-conflict/folder': ({ from, to }: { from: string; to: string }) => [
      `"${from}" is one address, but "${to}" is a whole folder.`,
      `Write "${from.replace(/\/$/, '')}/*", or redirect to a single page.`,
    ],
    'redirect-conflict/swapped': ({ from, to }: { from: string; to: string }) => [
      `"${from}" is a page, and "${to}" is not.`,
      `"from" is the old address, and "to" the new one. Did you mean to swap them?`,
    ],
    'redirect-conflict/twice': ({ from, other }: { from: string; other: string }) => [
      from === other
        ? `"${from}" is redirected twice.`
        : `"${from}" is the same address as "${other}", which is already redirected.`,
      'Keep one of the two.',
    ],
    'repeated-content/block': ({ first }: { first: number }) => [
      `This block has the same content as block ${first}.`,
      'Remove it, or change it.',
    ],
    'repeated-content/entry': ({ first }: { first: number }) => [
      `This entry is the same as entry ${first}.`,
      'Remove it, or change it.',
    ],
    'repeated-content/headline': ({ path }: Path) => [
      `The page ${path} has the same main headline.`,
      'Say what only this page offers.',
    ],
    'repeated-content/title': ({ first }: { first: number }) => [
      `Entry ${first} has the same text here.`,
      'Change one of the two, or remove it.',
    ],
    'language-address': ({ folder, meant }: { folder: string; meant: string }) => [
      `The pages in the folder "${folder}" have addresses below /${folder}.`,
      `Did you mean "${meant}"?`,
    ],
    'language-address/folder': ({ folder }: { folder: string }) => [
      `Addresses below /${folder} belong to the pages in the folder "${folder}".`,
      `Move this file to the folder "${folder}", or choose another address.`,
    ],
    'language-folder': ({ folder, language, names }: LanguageFolder) => [
      `The folder is called "${folder}", but its language is "${language}".`,
      `Call the folder "${names[0]}", or change the language.`,
    ],
    'language-folder/twice': ({ language }: { language: string }) => [
      `The site already has pages in the language "${language}".`,
      'Write the language of this folder.',
    ],
    'wrong-translation': () => [
      'This page is in the same language.',
      'Write the address of the page in another language that this page translates.',
    ],
    'wrong-translation/twice': ({ original, path }: Path & { original: string }) => [
      `The page ${path} already translates "${original}".`,
      'Remove this field from one of the two pages.',
    ],
    'translated-link': ({ meant }: { meant: string }) => [
      'This link leads to a page in another language.',
      `The page in this language is "${meant}".`,
    ],
    'not-translated': ({ path }: Path) => [
      `This page still has texts of "${path}", which it translates.`,
      'Translate them.',
    ],
    'same-as-inherited': ({ names }: { names: readonly string[] }) => [
      `These fields say the same as those of the site: ${names.join(', ')}.`,
      'Remove them.',
    ],
    'required-pages': ({ path }: Path) => [
      `There is no page "${path}", which visitors see when an address does not exist.`,
      `Add a page with the address "${path}".`,
    ],
    'required-pages/home': ({ path }: Path) => [
      'There is no home page.',
      `Add a page with the address "${path}".`,
    ],
    'block-id/reserved': ({ id }: { id: string }) => [
      `The name "${id}" is reserved.`,
      `Choose another one, such as "${id}-section".`,
    ],
    'reserved-path/assets': ({ path }: Path) => [
      `"${path}" is reserved for the code of the site.`,
      'Choose another address.',
    ],
    'reserved-path/embeds': ({ path }: Path) => [
      `"${path}" is reserved for the code of providers.`,
      'Choose another address.',
    ],
    'reserved-path/edit': ({ path }: Path) => [
      `"${path}" is reserved for the editor.`,
      'Choose another address.',
    ],
    'reserved-path/device': ({ path }: Path) => [
      `"${path}" contains a name that Windows reserves, so the page cannot be built on Windows.`,
      'Choose another address.',
    ],
    'reserved-path/file': ({ path, file }: Path & { file: string }) => [
      `"${path}" is already the address of the file "${file}".`,
      'Choose another address.',
    ],
    'reserved-path/home': ({ path }: Path) => [
      `"${path}" is used by the home page, whose address is "/".`,
      'Choose another address.',
    ],
    'reserved-path/index': ({ path }: Path) => [
      `On most hosts, "${path}" is another name for the page above it.`,
      'Choose another address.',
    ],
    'reserved-path/version': ({ path }: Path) => [
      `"${path}" is reserved for the version of the site.`,
      'Choose another address.',
    ],
    'step-numbers': ({ numbers, start, last, areAllThere }: Steps) => [
      `The steps have the numbers ${allOf(numbers.map(String))}, in this order.`,
      areAllThere
        ? `Put the steps in order, or number them from ${start} to ${last}.`
        : `Number them from ${start} to ${last}.`,
    ],
    'undialable-phone': ({ written, example }: { written: string; example: string }) => [
      `No phone can dial ${written}.`,
      `Write the complete number with its area code, as in ${example}, or with + and the country code.`,
    ],
    'undialable-phone/calling-code': ({ callingCode, country, written, meant }: WrongCode) => [
      `The calling code is ${callingCode}${country ? ` (${country})` : ''}, so no phone can dial ${written}.`,
      didYouMean([meant]),
    ],
    'unknown-fact': ({ written, near }: Near & { written: string }) => [
      `${written} is not a fact in the site settings.`,
      near.length > 0
        ? ask(near.map((name) => `{${name}}`).join(' or '))
        : 'Add the fact, or remove the braces.',
    ],
    'unknown-fact/close': ({ near: [name] }: Near) => [
      'This closing brace has no opening brace.',
      name === undefined ? 'Remove it.' : ask(`{${name}}`),
    ],
    'unknown-fact/dollar': ({ written }: { written: string }) => [
      `${written} has a dollar sign, which visitors would read before the fact.`,
      didYouMean([written.slice(1)]),
    ],
    'unknown-fact/in-fact': ({ written }: { written: string }) => [
      `A fact cannot contain another fact: ${written}.`,
      'Write the words themselves.',
    ],
    'unknown-fact/open': ({ near: [name] }: Near) => [
      'This opening brace has no closing brace.',
      name === undefined ? 'Remove it.' : ask(`{${name}}`),
    ],
    'unknown-fact/trace': ({ text }: { text: string }) => [
      `${quoted(text)} comes from a chatbot or another system.`,
      'Remove it.',
    ],
    'unknown-language': ({ language, missing }: { language: string; missing: number }) => [
      `The built-in texts, such as "Skip to content", have no translation for "${language}".`,
      `Translate ${amount(missing, 'text')} in the site settings, under "Wording".`,
    ],
    'unlinked-page': ({ path }: Path) => [
      `Visitors cannot get to "${path}" by following links from the home page.`,
      'Link to it in the menu, in the footer or on another page.',
    ],
    'unpublished-page': ({ title }: { title: string }) => [
      `The page "${title}" is not published, so visitors cannot follow this link.`,
      'Publish it too, or link to another page.',
    ],
    'unpublished-page/required': () => [
      'Every site needs this page, so it is always published.',
      'Remove this field.',
    ],
    'unused-setting/drawing': () => [
      'A list shows this only with a drawing.',
      'Add a drawing, or remove this field.',
    ],
    'unused-setting/numbers': () => [
      'Only numbers can be highlighted, and this list has none.',
      'Put numbers in front of the points, or remove this field.',
    ],
    'unused-setting/no-numbers': () => [
      'A list with numbers has no icons.',
      'Remove this icon, or the numbers.',
    ],
    'unused-setting/date': ({ date }: { date: string }) => [
      `${date} is long before the other dates.`,
      'Correct the year, or remove it if it is over.',
    ],
    'unused-setting/days': ({ days }: { days: number }) => [
      `These are ${days} days.`,
      'Check the years of both dates.',
    ],
  },
} as const satisfies RuleGroup;

function languageName(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(tag.split('-')[0] ?? tag) ?? tag;
}
