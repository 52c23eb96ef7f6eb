import { factsOf, fillFacts, homeOf, subjectIn, withoutAccents } from '../../schema/browser.ts';
import { amount } from '../../schema/diagnose/index.ts';
import {
  downloadEndingOf,
  downloadKinds,
  downloadsFolder,
  href,
  linksIn,
  maxDownloadBytes,
  valueAt,
} from '../../schema/inspect.ts';
import { type Download, pageName } from '../api.ts';
import type { LinkedPage } from '../document/OpenDocument.ts';
import { kilobytes } from '../kilobytes.ts';
import type { PageSection } from '../links/places.ts';
import type { ResolvedSite } from '../site.ts';

/** What is chosen: the target of a link, that of a redirect, or the address that the pages of a list are below. */
export type LinkKind = 'link' | 'destination' | 'below';

/** A target of a link. */
export type LinkOption = {
  /**
   * The `href` in the document. Undefined for a part of this page that has no `id` yet (`place`), and for a file that is
   * not on the site yet.
   */
  href: string | undefined;
  place?: PageSection;
  group: string;
  /** Its name, and a second line about it. */
  words: string;
  detail: string;
  /** The text of the field when it is chosen. */
  fieldText: string;
  /** What a search looks through, in lowercase and without accents. */
  search: string;
};

const thisPage = 'This page';
const sections = 'Sections of other pages';
const files = 'Files';

type Known = {
  site: ResolvedSite;
  pages: readonly LinkedPage[];
  downloads: readonly Download[];
  /** The open page, with its current parts. */
  open: { name: string; places: readonly PageSection[] };
};

/** All targets on this site: parts of this page, the form, phone numbers and email addresses, all pages, and files. */
export function targetsOf({ site, pages, downloads, open }: Known): LinkOption[] {
  const menuWords = wordsOfMenus(site);
  return [
    ...fillFacts(open.places, factsOf(site)).map((place) => ({
      ...target(thisPage, place.id && `#${place.id}`, {
        words: place.title,
        detail: 'A section of this page',
        fieldText: `${thisPage}: ${place.title}`,
        also: place.id,
      }),
      place,
    })),
    ...contactsOf(site),
    ...pages.flatMap((page) => targetsOfPage(page, open.name, menuWords)),
    ...downloads.map(({ address, bytes }) => {
      const name = address.slice(downloadsFolder.length + 2);
      const ending = downloadEndingOf(name);
      const kind = ending ? downloadKinds[ending].words : 'file';
      return target(files, address, {
        words: name,
        detail: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}, ${kilobytes(bytes)}`,
        fieldText: `File: ${name}`,
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
  const words = pageName(page);
  const inMenu = menuWords.get(path) ?? '';
  // A part without an `id` is not a target, but its title finds its page.
  const hidden = places.flatMap((place) => (place.id === undefined ? place.title : []));
  const home = path === '/' ? 'home start' : '';
  return [
    target('Pages', path, {
      words,
      detail: path,
      fieldText: `${words}, ${path}`,
      also: [home, title, inMenu, ...hidden].join(' '),
    }),
    ...places.flatMap(({ id, title: part }) =>
      id === undefined || name === openName
        ? []
        : target(sections, `${path}#${id}`, {
            words: part,
            detail: `On ${words}`,
            fieldText: `${words}: ${part}`,
            also: `${id} ${path} ${title} ${inMenu}`,
          }),
    ),
  ];
}

/** The option for a file that is not on the site yet. */
export const fromThisComputer: LinkOption = target(files, undefined, {
  words: 'Choose a file from this computer',
  detail: `A PDF, an Office document, a spreadsheet, a ZIP … up to ${maxDownloadBytes / 1_000_000} MB`,
  also: 'upload new download',
});

/** The addresses that pages are below, each with the number of these pages. */
export function foldersOf(pages: readonly LinkedPage[]): LinkOption[] {
  const counts = new Map<string, number>();
  for (const { path } of pages) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const address = path.slice(0, end);
      counts.set(address, (counts.get(address) ?? 0) + 1);
    }
  }
  return Array.from(counts).flatMap(([address, count]) => {
    const page = pages.find(({ path }) => path === address);
    // All pages of a language are below its home page.
    if (page?.folder && homeOf(page.folder) === address) return [];
    const words = page ? pageName(page) : address;
    return target('Pages below', address, {
      words,
      detail: `${address}, ${amount(count, 'page')}`,
      fieldText: page && `${words}, ${address}`,
    });
  });
}

/** Whether a target can be used for a redirect: a page, section or file of this site, not a form or a phone number. */
export function isForRedirect(one: LinkOption): boolean {
  return one === fromThisComputer || one.href?.startsWith('/') === true;
}

function contactsOf({ phones, emails, address, contactLinks }: ResolvedSite): LinkOption[] {
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
type Words = {
  words: string;
  detail: string;
  fieldText?: string | undefined;
  also?: string | undefined;
};

function target(group: string, href: string | undefined, about: Words): LinkOption {
  const { words, detail, fieldText = words, also = '' } = about;
  return {
    group,
    href,
    words,
    detail,
    fieldText,
    search: withoutAccents(`${words} ${detail} ${href ?? ''} ${also}`),
  };
}

/** The texts of links in menus, by page. */
function wordsOfMenus(site: ResolvedSite): Map<string, string> {
  const words = new Map<string, string>();
  for (const { href: to, path } of linksIn(site)) {
    const text = valueAt(site, [...path.slice(0, -1), 'text']);
    if (typeof text === 'string') words.set(to, `${words.get(to) ?? ''} ${text}`);
  }
  return words;
}

/** The options that contain all words of a query; first those whose name starts with it. */
export function targetsFor(query: string, targets: readonly LinkOption[]): LinkOption[] {
  const start = withoutAccents(query.trim());
  const words = start.split(/\s+/);
  const found = targets.filter(({ search }) => words.every((word) => search.includes(word)));
  const isFirst = ({ search }: LinkOption) => search.startsWith(start);
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))];
}

/** Whether a target is offered before anything is typed: there are too many sections of other pages. */
export function isOfferedFirst({ group }: LinkOption): boolean {
  return group !== sections;
}

// A longer query finds the rest.
const maxOptions = 60;

/** The options for a query, after the typed `address`. `isCut` is whether there are more. */
export function optionsFor(query: string, targets: readonly LinkOption[], address?: LinkOption) {
  const found = query.trim() === '' ? targets.filter(isOfferedFirst) : targetsFor(query, targets);
  const all = address ? [address, ...found] : found;
  const options = all.filter((one) => one !== fromThisComputer).slice(0, maxOptions);
  // Always keep the option for a new file, even if there are many pages.
  if (all.includes(fromThisComputer)) options.push(fromThisComputer);
  return { options, isCut: all.length > options.length };
}

// The target of a redirect of a whole folder, and an address that pages can be below.
const folder = /^\/(?:[a-z0-9-]+\/)*\*$/;
const address = /^(?:\/[a-z0-9-]+)+$/;

/** The target of a link in words; undefined if no target has this address. */
export function wordsOfLink(
  to: string,
  targets: readonly LinkOption[],
  kind: LinkKind = 'link',
): string | undefined {
  if (to === '' || to.startsWith('https://') || folder.test(to)) return to;
  if (kind === 'below')
    return targets.find(({ href }) => href === to)?.fieldText ?? newBelow(to)?.href;
  if (to === '#main') return 'The top of this page';
  const subject = to.startsWith('mailto:') ? subjectIn(to) : '';
  const text = targets.find(
    ({ href }) => href === to.slice(0, to.length - subject.length),
  )?.fieldText;
  return text && subject ? `${text}, with a subject` : text;
}

/** A typed address, or its error; undefined if the text is not one. */
export function typedOption(
  typed: string,
  kind: LinkKind,
): LinkOption | { error: string } | undefined {
  if (kind === 'below') return newBelow(typed.trim());
  return (kind === 'destination' ? typedFolder(typed) : undefined) ?? typedAddress(typed);
}

/** An address for pages of a list that may not exist yet; undefined if the text is not one. */
function newBelow(text: string): LinkOption | undefined {
  if (!address.test(text)) return undefined;
  return target('Another address', text, {
    words: text,
    detail: 'For pages that do not exist yet',
  });
}

/** A typed web address, or its error; undefined if the text is not one. */
export function typedAddress(typed: string): LinkOption | { error: string } | undefined {
  const text = typed.trim();
  const isFile = !text.includes('/') && downloadEndingOf(text) !== undefined;
  if (isFile || !looksLikeSite.test(text)) return undefined;
  const address = `https://${text.replace(/^https?:\/*/i, '')}`;
  const [issue] = href.safeParse(address).error?.issues ?? [];
  if (issue) return { error: issue.message };
  return target('Another site', address, { words: address, detail: 'Opens this web address' });
}

/** A typed folder, for a redirect of everything below another one; undefined if the text is not one. */
export function typedFolder(typed: string): LinkOption | undefined {
  const address = typed.trim();
  if (!folder.test(address)) return undefined;
  const detail = 'Keeps the rest of the old address';
  return target('All pages in a folder', address, { words: address, detail });
}

// A scheme or "www." is enough; otherwise a name that ends in letters. Not an email address or a sentence.
const looksLikeSite = /^(?:https?:.*|(?:www\.|(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]|$))[^@]*)$/i;
