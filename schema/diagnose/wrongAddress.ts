import { downloadEndingOf, downloadEndings, downloadsFolder } from '../downloads.ts';
import type { Facts } from '../facts.ts';
import { inAscii, plainName } from '../plainName.ts';
import { publishedAddress, wrongWebAddress } from '../webAddress.ts';
import type { Phrase } from './phrase.ts';

/** What is wrong with an address: the end of a sentence about it, a hint, and the address that is likely meant. */
type WrongAddress = { problem: Phrase; help?: Phrase; meant?: string | undefined };

type Correction = {
  found: RegExp;
  /** Whether only addresses of this site are corrected. */
  isOwn?: true;
  problem: string;
  correct(address: string): string;
};

const corrections: readonly Correction[] = [
  {
    found: /^\s|\s$/,
    problem: 'begins or ends with a space',
    correct: (address) => address.trim(),
  },
  {
    found: /^(?:www\.|(?!.*\.(?:html?|php)$)[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/|$))/i,
    problem: 'is another site without "https://" before it',
    correct: (address) => `https://${address}`,
  },
  {
    found: /^mailto:.*\?/i,
    problem: 'has a subject or a text after "?", which links to e-mail addresses do not take',
    correct: (address) => address.replace(/\?.*$/, ''),
  },
  {
    found: /\?/,
    isOwn: true,
    problem: 'has a query ("?" and what follows), which pages of this site do not take',
    correct: (address) => address.replace(/\?[^#]*/, ''),
  },
  {
    found: /(?:\/index)?\.(?:html?|php)(?=#|$)/i,
    isOwn: true,
    problem: 'ends as the name of a file does; pages have addresses without ".html"',
    correct: (address) => address.replace(/(?:\/?index)?\.(?:html?|php)(?=#|$)/i, '') || '/',
  },
  {
    found: /[^\x20-\x7e]/,
    isOwn: true,
    problem: 'has letters that addresses of pages do not have',
    correct: inPlainLetters,
  },
  {
    found: /[A-Z]/,
    isOwn: true,
    problem: 'has a capital letter; addresses are written in small letters',
    correct: (address) => address.toLowerCase(),
  },
  {
    found: /[^\s_][\s_]+(?=[^\s_])/,
    isOwn: true,
    problem: 'has a space or a "_"; words in addresses are joined by hyphens',
    correct: (address) => address.replace(/[\s_]+/g, '-'),
  },
  {
    found: /^[a-z0-9][^:]*$/i,
    isOwn: true,
    problem: 'has no slash at its start',
    correct: (address) => `/${address}`,
  },
  {
    found: /.\/+(?=#|$)/,
    isOwn: true,
    problem: 'ends with a slash',
    correct: (address) => address.replace(/\/+(?=#|$)/, ''),
  },
];

/** An address with its letters spelt in ASCII, those of German as Germans do: "/ueber-uns" for "/über-uns". */
function inPlainLetters(address: string): string {
  const [path = '', ...anchor] = address.split('#');
  const spelt = path.split('/').map((step) => plainName(inAscii(step, 'de')));
  return [spelt.join('/'), ...anchor.map((name) => plainName(name))].join('#');
}

// No field takes a longer address.
const longestAddress = 300;

/**
 * What is wrong with an address that its field refuses, in words; undefined where it is no usual mistake. Only an address
 * that `accepts` takes is suggested.
 */
export function wrongAddress(
  written: string,
  accepts: (address: string) => boolean,
  { facts, anchors }: { facts: Facts; anchors: readonly string[] },
): WrongAddress | undefined {
  if (/^\s*<[a-z!]/i.test(written)) return pastedCode(written, accepts);
  if (written.length > longestAddress) return undefined;
  if (anchors.includes(written) && accepts(`#${written}`)) {
    const inFile = 'has no "#" before the id of a block';
    const problem = { inFile, inForm: 'has no "#" before the name of a block' };
    return { problem, meant: `#${written}` };
  }
  if (/[{}]/.test(written)) {
    const [, scheme, name] =
      /^(?:tel:|mailto:)?\{(phone|email)\.([a-z0-9-]+)\}$/.exec(written) ?? [];
    const meant = `${scheme === 'phone' ? 'tel' : 'mailto'}:${name}`;
    const isKnown = Object.hasOwn(facts, `${scheme}.${name}`);
    return {
      problem: 'has braces; facts are filled in where visitors read text, and not in addresses',
      meant: isKnown && accepts(meant) ? meant : undefined,
    };
  }
  if (/^\s*https?:\/\//i.test(written) && publishedAddress(written) === undefined) {
    const { problem, meant } = wrongWebAddress(written);
    return { problem, meant: meant !== undefined && accepts(meant) ? meant : undefined };
  }
  const contact = ownContact(written, facts);
  if (contact) return accepts('tel:main') ? contact : undefined;
  const file = ownFile(written, accepts);
  if (file) return file;
  let meant = written;
  let first: Correction | undefined;
  for (const correction of corrections) {
    const isOwn = !/^(?!tel:|mailto:|map:)[a-z][a-z0-9+.-]*:/i.test(meant);
    if (!correction.found.test(meant) || (correction.isOwn && !isOwn)) continue;
    meant = correction.correct(meant);
    first ??= correction;
  }
  return first && { problem: first.problem, meant: accepts(meant) ? meant : undefined };
}

/** The code of a provider in the place of the address that it contains. */
function pastedCode(code: string, accepts: (address: string) => boolean): WrongAddress {
  const addresses = code.match(/https:\/\/[^\s"'<>]+/g) ?? [];
  const meant = addresses.find(accepts);
  const problem = 'is code and not an address';
  if (meant) return { problem, meant };
  return {
    problem,
    help: 'Write the address of a page that begins with "https://". If your provider gave you only a script, ask for a link or an iframe.',
  };
}

// Files that cannot be downloaded from the site. None of the endings is also the end of a domain, as ".com" and ".mov" are.
const otherFile =
  /^\/?(?:[^/.]+\/)*[^/]*\.(?:docm?|dotx|xlsm?|pptm?|od[pst]|rtf|jpe?g|png|gif|webp|svg|heic|mp[34]|exe|msi|dmg|rar|7z)$/i;

/** The name of a file to download that is written without the rest of its address, in a field that takes such an address. */
function ownFile(written: string, accepts: (address: string) => boolean): WrongAddress | undefined {
  const start = `/${downloadsFolder}/`;
  if (!accepts(`${start}file.pdf`) || /^[^/]*:|[?#]/.test(written)) return undefined;
  const isKnownKind = downloadEndingOf(written) !== undefined;
  const name = written.replace(new RegExp(`^/?(?:${downloadsFolder}/)?`), '');
  if (!isKnownKind) {
    const isFile = written.startsWith(start) ? /\.[a-z0-9]+$/i : otherFile;
    if (!isFile.test(written)) return undefined;
    return {
      problem: `is a file of a kind that is not given out; what visitors can download ends in ${downloadEndings}`,
    };
  }
  // Dots in the first step: the address of another site.
  if (/^[^/]*\.[^/]*\//.test(name)) return undefined;
  const plain = name
    .replace(/[^A-Za-z0-9._/-]+/g, '-')
    .replace(/[^.]*$/, (ending) => ending.toLowerCase());
  return {
    problem: `is a file, and not written as the addresses of files are; they begin with "${start}" and have letters, digits and hyphens`,
    meant: accepts(start + plain) ? start + plain : undefined,
  };
}

/** A phone number or e-mail address that is written instead of its name in site.json. */
function ownContact(written: string, facts: Facts): WrongAddress | undefined {
  const email = /^(?:mailto:)?\s*([^\s@/:]+@[^\s@/:?]+)(?:\?.*)?$/i.exec(written)?.[1];
  if (email !== undefined) {
    const name = nameOf(facts, 'email.', (known) => known.toLowerCase() === email.toLowerCase());
    return {
      problem: {
        inFile: 'is an e-mail address and not the name of one',
        inForm: 'is not chosen from the e-mail addresses of the site settings',
      },
      help: {
        inFile:
          'E-mail addresses are in site.json, under "emails"; links name one, as in "mailto:general".',
        inForm: name === undefined ? 'Write it there first, and choose it here.' : '',
      },
      meant: name && `mailto:${name}`,
    };
  }
  const phone = /^(?:tel:)?\s*(\+?[\d\s().-]{5,})$/i.exec(written)?.[1];
  if (phone === undefined) return undefined;
  const digits = (text: string) => text.replace(/\D/g, '');
  const name = nameOf(facts, 'phone.', (known) => digits(known) === digits(phone));
  return {
    problem: {
      inFile: 'is a phone number and not the name of one',
      inForm: 'is not chosen from the phone numbers of the site settings',
    },
    help: {
      inFile: 'Phone numbers are in site.json, under "phones"; links name one, as in "tel:main".',
      inForm: name === undefined ? 'Write it there first, and choose it here.' : '',
    },
    meant: name && `tel:${name}`,
  };
}

/** The name in site.json of a phone number or e-mail address that is written instead of it. */
export function contactName(written: string, facts: Facts): string | undefined {
  return ownContact(written.slice(0, longestAddress), facts)?.meant?.split(':')[1];
}

function nameOf(facts: Facts, group: string, isMeant: (value: string) => boolean) {
  const found = Object.entries(facts).find(
    ([name, value]) => name.startsWith(group) && isMeant(value),
  );
  return found?.[0].slice(group.length);
}
