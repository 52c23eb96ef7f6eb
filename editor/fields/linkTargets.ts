import { factsOf, fillFacts, phoneIn, subjectIn, withoutAccents } from '../../schema/browser.ts';
import {
  downloadEndingOf,
  downloadKinds,
  downloadsFolder,
  editDistance,
  href,
  linksIn,
  maxDownloadBytes,
  valueAt,
} from '../../schema/inspect.ts';
import { type Download, nameOf } from '../api.ts';
import type { LinkedPage } from '../document/EditorContext.ts';
import { kilobytes } from '../kilobytes.ts';
import type { Place } from '../links/places.ts';
import type { ShownSite } from '../site.ts';

/** A target of a link. */
export type Target = {
  /**
   * The `href` in the document. Undefined for a part of this page that has no `id` yet (`place`), and for a file that is
   * not on the site yet.
   */
  href: string | undefined;
  place?: Place;
  group: string;
  /** Its name, and a second line about it. */
  words: string;
  detail: string;
  /** The text of the field when it is chosen. */
  shown: string;
  /** The words that a search compares. */
  search: readonly string[];
};

const thisPage = 'This page';
const sections = 'Sections of other pages';
const files = 'Files';

type Known = {
  site: ShownSite;
  pages: readonly LinkedPage[];
  downloads: readonly Download[];
  /** The open page, with its current parts. */
  open: { name: string; places: readonly Place[] };
};

/** All targets on this site: parts of this page, the form, phone numbers and email addresses, all pages, and files. */
export function targetsOf({ site, pages, downloads, open }: Known): Target[] {
  const filled = fillFacts({ pages, places: open.places }, factsOf(site));
  const menuWords = wordsOfMenus(site);
  return [
    ...filled.places.map((place) => ({
      ...target(thisPage, place.id && `#${place.id}`, {
        words: place.title,
        detail: 'A section of this page',
        shown: `${thisPage}: ${place.title}`,
        also: place.id,
      }),
      place,
    })),
    ...contactsOf(site),
    ...filled.pages.flatMap((page) => targetsOfPage(page, open.name, menuWords)),
    ...downloads.map(({ address, bytes }) => {
      const name = address.slice(downloadsFolder.length + 2);
      const ending = downloadEndingOf(name);
      const kind = ending ? downloadKinds[ending].words : 'file';
      return target(files, address, {
        words: name,
        detail: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}, ${kilobytes(bytes)}`,
        shown: `File: ${name}`,
        also: 'file download',
      });
    }),
    fromThisComputer,
  ];
}

/** A page and its parts. The parts of the open page are in another group. */
function targetsOfPage(page: LinkedPage, openName: string, menuWords: ReadonlyMap<string, string>) {
  const { name, path, title, places = [] } = page;
  if (path === '') return [];
  const words = nameOf(page);
  const inMenu = menuWords.get(path) ?? '';
  // A part without an `id` is not a target, but its title finds its page.
  const hidden = places.flatMap((place) => (place.id === undefined ? place.title : []));
  const home = path === '/' ? 'home start' : '';
  return [
    target('Pages', path, {
      words,
      detail: path,
      shown: `${words}, ${path}`,
      also: [home, title, inMenu, ...hidden].join(' '),
    }),
    ...places.flatMap(({ id, title: part }) =>
      id === undefined || name === openName
        ? []
        : target(sections, `${path}#${id}`, {
            words: part,
            detail: `On ${words}`,
            shown: `${words}: ${part}`,
            also: `${id} ${path} ${title} ${inMenu}`,
          }),
    ),
  ];
}

/** The option for a file that is not on the site yet. */
export const fromThisComputer: Target = target(files, undefined, {
  words: 'Choose a file from this computer',
  detail: `A PDF, an Office document, a spreadsheet, a ZIP … up to ${maxDownloadBytes / 1_000_000} MB`,
  also: 'upload new download',
});

/** Whether a target can be used for a redirect: a page, section or file of this site, not a form or a phone number. */
export function isForRedirect(one: Target): boolean {
  return one === fromThisComputer || one.href?.startsWith('/') === true;
}

function contactsOf({ phones, emails, address, contactLinks }: ShownSite): Target[] {
  const contact = (href: string, words: string, detail: string, also?: string) =>
    target('Form and contact', href, { words, detail, also });
  const way = 'Shows the company’s address on a map';
  return [
    contact('#lead-form', 'Opens the form', 'In a dialog, on any page', 'contact quote request'),
    ...Object.entries(phones).map(([name, phone]) =>
      // Also found by digits without spaces.
      contact(`tel:${name}`, `Calls ${phone}`, `Phone number: ${name}`, phone.replace(/\D/g, '')),
    ),
    ...Object.entries(emails).map(([name, email]) =>
      contact(`mailto:${name}`, `Sends an email to ${email}`, `Email address: ${name}`),
    ),
    ...Object.entries(phones).flatMap(([name, phone]) => [
      // WhatsApp has no short numbers.
      ...(contactLinks[`tel:${name}`]?.startsWith('tel:+')
        ? [
            contact(
              `whatsapp:${name}`,
              `Opens WhatsApp with ${phone}`,
              `Phone number: ${name}`,
              'chat message',
            ),
          ]
        : []),
      contact(`sms:${name}`, `Sends a text message to ${phone}`, `Phone number: ${name}`, 'sms'),
    ]),
    ...(address.directions ? [contact('map:address', 'Shows directions', way, 'directions')] : []),
  ];
}

/** `also`: more words by which a search finds it. */
type Words = { words: string; detail: string; shown?: string; also?: string | undefined };

function target(group: string, href: string | undefined, about: Words): Target {
  const { words, detail, shown = words, also = '' } = about;
  return { group, href, words, detail, shown, search: wordsIn(`${words} ${detail} ${also}`) };
}

/** The texts of links in menus, by page. */
function wordsOfMenus(site: ShownSite): Map<string, string> {
  const words = new Map<string, string>();
  for (const { href: to, path } of linksIn(site)) {
    const text = valueAt(site, [...path.slice(0, -1), 'text']);
    if (typeof text === 'string') words.set(to, `${words.get(to) ?? ''} ${text}`);
  }
  return words;
}

function wordsIn(text: string): string[] {
  return withoutAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

const misspelt = 3;

/**
 * The targets that a search finds, the best first. Each word of the query must start a word of the target (name, address,
 * headings), or else be within one; misspelled words count only if nothing else is found.
 */
export function targetsFor(query: string, targets: readonly Target[]): Target[] {
  const wanted = wordsIn(query);
  const ranked = targets
    .map((one) => ({ one, rank: rankOf(wanted, one) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.rank - b.rank);
  const isSpelt = ranked.some(({ rank }) => rank < misspelt);
  return ranked.filter(({ rank }) => !isSpelt || rank < misspelt).map(({ one }) => one);
}

function rankOf(wanted: readonly string[], { words, search }: Target): number {
  // The name starts with the query.
  if (wordsIn(words).join(' ').startsWith(wanted.join(' '))) return 0;
  return Math.max(...wanted.map((word) => rankOfWord(word, search)));
}

function rankOfWord(word: string, search: readonly string[]): number {
  if (search.some((own) => own.startsWith(word))) return 1;
  if (search.some((own) => own.includes(word))) return 2;
  const most = Math.floor(word.length / 3);
  const isNear = search.some((own) => editDistance(word, own.slice(0, word.length + most)) <= most);
  return most > 0 && isNear ? misspelt : Number.POSITIVE_INFINITY;
}

/** Whether a target is offered before anything is typed: there are too many sections of other pages. */
export function isOfferedFirst({ group }: Target): boolean {
  return group !== sections;
}

// A longer query finds the rest.
const maxOptions = 60;

/** The options for a query, after the typed `address`. `isCut` is whether there are more. */
export function optionsFor(query: string, targets: readonly Target[], address?: Target) {
  const found = query.trim() === '' ? targets.filter(isOfferedFirst) : targetsFor(query, targets);
  const all = address ? [address, ...found] : found;
  const options = all.filter((one) => one !== fromThisComputer).slice(0, maxOptions);
  // Always keep the option for a new file, even if there are many pages.
  if (all.includes(fromThisComputer)) options.push(fromThisComputer);
  return { options, isCut: all.length > options.length };
}

/** The one target whose name, address or shown text equals a text. */
export function exactly(text: string, targets: readonly Target[]): Target | undefined {
  const wanted = wordsIn(text).join(' ');
  const isIt = (own: string | undefined) =>
    own === text.trim() ||
    (wanted !== '' && own !== undefined && wordsIn(own).join(' ') === wanted);
  const named = targets.filter(
    (one) => one !== fromThisComputer && [one.href, one.words, one.shown].some(isIt),
  );
  return named.length === 1 ? named[0] : undefined;
}

// The target of a redirect of a whole folder.
const folder = /^\/(?:[a-z0-9-]+\/)*\*$/;

/** The target of a link in words; undefined if no target has this address. */
export function wordsOfLink(to: string, targets: readonly Target[]): string | undefined {
  if (to === '' || to.startsWith('https://') || folder.test(to)) return to;
  if (to === '#main') return 'The top of this page';
  const subject = to.startsWith('mailto:') ? subjectIn(to) : '';
  const shown = targets.find(({ href }) => href === to.slice(0, to.length - subject.length))?.shown;
  return shown && subject ? `${shown}, with a subject` : shown;
}

/** A typed web address, or what is missing in it; undefined if the text is not one. */
export function typedAddress(typed: string): Target | { missing: string } | undefined {
  const text = typed.trim();
  const scheme = /^[a-z]+:\/*/i.exec(text)?.[0] ?? '';
  const isWeb = /^https?:/i.test(scheme);
  const isFile = !text.includes('/') && downloadEndingOf(text) !== undefined;
  if (!isWeb && (scheme || isFile || !looksLikeSite.test(text))) return undefined;
  const rest = text.slice(scheme.length);
  const site = /^[^/?#]*/.exec(rest)?.[0] ?? '';
  if (/\s/.test(rest))
    return { missing: 'A web address cannot contain spaces. Write %20 instead of each space.' };
  if (site === '')
    return { missing: 'The name of the site is missing. Example: https://example.com.' };
  if (!/[^.]\.[^.]/.test(site)) {
    return {
      missing: `The ending of the address is missing. Example: https://${site.replace(/\.$/, '')}.com.`,
    };
  }
  const address = `https://${rest}`;
  if (phoneIn(address)) {
    return {
      missing:
        'Add the number to the phone numbers in the site settings, then search here for WhatsApp.',
    };
  }
  if (!href.safeParse(address).success) {
    return {
      missing: 'This is not a web address. Copy the address from your browser’s address bar.',
    };
  }
  const isHttp = /^http:/i.test(scheme);
  const detail = isHttp ? 'Uses https, which browsers trust' : 'Opens this web address';
  return target('Another site', address, { words: address, detail });
}

/** A typed folder, for a redirect of everything below another one; undefined if the text is not one. */
export function typedFolder(typed: string): Target | undefined {
  const address = typed.trim();
  if (!folder.test(address)) return undefined;
  const detail = 'Keeps the rest of the old address';
  return target('All pages in a folder', address, { words: address, detail });
}

// "www." is enough; otherwise a name that ends in letters. Not an email address or a sentence.
const looksLikeSite = /^(?:www\.|(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]|$))[^@]*$/i;

/** Explains why nothing was found for a typed text, and what to do. */
export function notFoundWords(typed: string): string {
  const text = typed.trim();
  if (/^\S+@\S+$/.test(text)) {
    return `The company has no email address “${text}”. Add it in the site settings, then choose it here.`;
  }
  if (/^[+(\d][\d\s().+/-]{5,}$/.test(text)) {
    return `The company has no phone number “${text}”. Add it in the site settings, then choose it here.`;
  }
  if (/^[/#]/.test(text)) return `No page has the address “${text}”. Type part of its title.`;
  return `Nothing found for “${text}”. Type part of a title, or a web address that starts with https://.`;
}
