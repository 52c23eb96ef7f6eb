import { say } from '../catalog/index.ts';
import { anyOf, didYouMean } from '../catalog/words.ts';
import { emailIn, isSamePhone, phoneIn, subjectIn } from '../contacts.ts';
import { downloadEndingOf, downloadsFolder } from '../downloads.ts';
import { isEmbedCode, readEmbedCode } from '../embeds/readEmbedCode.ts';
import type { Facts } from '../facts.ts';
import type { Correction } from '../kinds.ts';
import { inAscii, plainName } from '../plainName.ts';
import { percentEncoded, publishedAddress } from '../webAddress.ts';

type Spelling = {
  found: RegExp;
  /** Whether only addresses of this site are corrected. */
  isOwn?: true;
  correct(address: string, language: string | undefined): string;
};

const spellings: readonly Spelling[] = [
  {
    found: /^\s|\s$/,
    correct: (address) => address.trim(),
  },
  {
    found: /^https?(?::\/?|\/\/)(?=[^:/])/i,
    correct: (address) => address.replace(/^https?(?::\/?|\/\/)/i, 'https://'),
  },
  {
    found: /^(?:www\.|(?!.*\.(?:html?|php|json)$)[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/|$))/i,
    correct: (address) => `https://${address}`,
  },
  {
    found: /^mailto:.*\?/i,
    correct: (address) => address.replace(/\?.*$/, '') + subjectIn(address),
  },
  {
    found: /\?/,
    isOwn: true,
    correct: (address) => address.replace(/\?[^#]*/, ''),
  },
  {
    found: /(?:\/index)?\.(?:html?|php|json)(?=#|$)/i,
    isOwn: true,
    correct: (address) => address.replace(/(?:\/?index)?\.(?:html?|php|json)(?=#|$)/i, '') || '/',
  },
  {
    found: /[^\x20-\x7e]/,
    isOwn: true,
    correct: inPlainLetters,
  },
  {
    found: /[A-Z]/,
    isOwn: true,
    correct: (address) => address.toLowerCase(),
  },
  {
    found: /[^\s_][\s_]+(?=[^\s_])/,
    isOwn: true,
    correct: (address) => address.replace(/[\s_]+/g, '-'),
  },
  {
    found: /^[a-z0-9][^:]*$/i,
    isOwn: true,
    correct: (address) => `/${address}`,
  },
  {
    found: /.\/+(?=#|$)/,
    isOwn: true,
    correct: (address) => address.replace(/\/+(?=#|$)/, ''),
  },
];

/** An address with its letters transliterated to ASCII by the rules of its language: "/ueber-uns" for "/über-uns" in German. */
function inPlainLetters(address: string, language: string | undefined): string {
  // A letter of another script, such as a Cyrillic "i", has no certain transliteration.
  if (/(?!\p{Script=Latin})\p{L}/u.test(address)) return address;
  const [path = '', ...anchor] = address.split('#');
  const spelt = path.split('/').map((step) => plainName(inAscii(step, language)));
  return [spelt.join('/'), ...anchor.map((name) => plainName(inAscii(name, language)))].join('#');
}

// No field accepts a longer address.
const maxAddressLength = 300;

/**
 * What is wrong with an address that its field rejects; undefined if it is not a common error. Only an address that `accepts`
 * returns true for is suggested.
 */
export function wrongAddress(
  written: string,
  accepts: (address: string) => boolean,
  {
    facts,
    language,
    anchors,
  }: { facts: Facts; language?: string | undefined; anchors: readonly string[] },
): Correction | undefined {
  if (written.trimStart().startsWith('<') || isEmbedCode(written)) {
    return pastedCode(written, accepts);
  }
  if (written.length > maxAddressLength) return undefined;
  if (/^#?lead[\s_-]?form$/i.test(written) && accepts('#lead-form')) return { meant: '#lead-form' };
  if (anchors.includes(written) && accepts(`#${written}`)) {
    return { meant: `#${written}` };
  }
  if (/[{}]/.test(written)) {
    const [, scheme, group, name] =
      /^(?:(tel|sms|whatsapp|mailto):)?\{(phone|email)\.([a-z0-9-]+)\}(?:\?.*)?$/.exec(written) ??
      [];
    const meant =
      group === 'phone' ? `${scheme ?? 'tel'}:${name}` : `mailto:${name}${subjectIn(written)}`;
    const isKnown = Object.hasOwn(facts, `${group}.${name}`);
    return {
      says: say('wrong-format/fact-in-link', { written }),
      meant: isKnown && accepts(meant) ? meant : undefined,
    };
  }
  if (/^\s*https?:\/\//i.test(written) && publishedAddress(written) === undefined) {
    const isPrivate = /^[^/?#]*\/\/[^/?#]*@/.test(written);
    const says = say(isPrivate ? 'wrong-format/password' : 'wrong-format/site', { written });
    const meant = meantWebAddress(written);
    return { says, meant: accepts(meant) ? meant : undefined };
  }
  const contact = ownContact(written, facts);
  if (contact) return accepts('tel:main') ? contact : undefined;
  const file = ownFile(written, accepts);
  if (file) return file;
  let meant = written;
  for (const { found, isOwn: isOwnOnly, correct } of spellings) {
    // A further correction could only drop something.
    if (meant !== written && accepts(meant)) break;
    const isOwn = !/^(?!(?:tel|sms|whatsapp|mailto|map):)[a-z][a-z0-9+.-]*:/i.test(meant);
    if (found.test(meant) && (isOwn || !isOwnOnly)) meant = correct(meant, language);
  }
  return meant === written ? undefined : { meant: accepts(meant) ? meant : undefined };
}

/** Provider code in place of the address that it contains. */
function pastedCode(code: string, accepts: (address: string) => boolean): Correction {
  // A field for code rejects spaces around it.
  if (code !== code.trim() && accepts(code.trim())) return { meant: code.trim() };
  const read = readEmbedCode(code);
  const meant = 'url' in read && accepts(read.url) ? read.url : undefined;
  const help = 'says' in read ? read.says : undefined;
  return { says: say('wrong-format/code', { written: code, help }), meant };
}

// Files that the site cannot serve as downloads. None of these extensions is also a top-level domain, as ".com" and ".mov" are.
const otherFile =
  /^\/?(?:[^/.]+\/)*[^/]*\.(?:docm?|dotx|xlsm?|pptm?|od[pst]|rtf|jpe?g|png|gif|webp|svg|heic|mp[34]|exe|msi|dmg|rar|7z)$/i;

/** The name of a download without the rest of its address, in a field that accepts such an address. */
function ownFile(written: string, accepts: (address: string) => boolean): Correction | undefined {
  const start = `/${downloadsFolder}/`;
  if (!accepts(`${start}file.pdf`) || /^[^/]*:|[?#]/.test(written)) return undefined;
  const isKnownKind = downloadEndingOf(written) !== undefined;
  const name = written.replace(new RegExp(`^/?(?:${downloadsFolder}/)?`), '');
  if (!isKnownKind) {
    const isFile = written.startsWith(start) ? /\.[a-z0-9]+$/i : otherFile;
    if (!isFile.test(written)) return undefined;
    return { says: say('wrong-format/file-type', { written }) };
  }
  // A dot in the first path segment: the address of another site.
  if (/^[^/]*\.[^/]*\//.test(name)) return undefined;
  const plain = name
    .replace(/[^A-Za-z0-9._/-]+/g, '-')
    .replace(/[^.]*$/, (ending) => ending.toLowerCase());
  return { meant: accepts(start + plain) ? start + plain : undefined };
}

/** A phone number or email address written instead of its name in site.json. */
function ownContact(written: string, facts: Facts): Correction | undefined {
  const email = emailIn(written);
  if (email !== undefined) {
    const name = nameOf(facts, 'email.', (known) => known.toLowerCase() === email.toLowerCase());
    const says = say('wrong-format/email-name', { written });
    return { says, meant: name && `mailto:${name}${subjectIn(written)}` };
  }
  const phone = phoneIn(written.trim());
  if (!phone) return undefined;
  const { scheme, number } = phone;
  const name = nameOf(facts, 'phone.', (known) => isSamePhone(known, number));
  const says = say('wrong-format/phone-name', { written, scheme });
  return { says, meant: name && `${scheme}:${name}` };
}

/** Suggests another address, and names the parameters and the anchor that it leaves out. */
export function didYouMeanAddress(written: string, meant: string): string {
  const [, query = '', anchor = ''] = /^[^?#]*(?:\?([^#]*))?(#.*)?$/s.exec(written) ?? [];
  const kept = new Set(wordsOf(meant));
  const dropped = [
    ...query
      .split('&')
      .filter((part) => !wordsOf(part.replace(/^.*?=/, '')).every((word) => kept.has(word))),
    ...(meant.includes('#') || anchor === '' ? [] : [anchor]),
  ];
  const question = didYouMean([meant]);
  return dropped.length > 0
    ? question.replace(/\?$/, `, without ${anyOf(dropped, 'and')}?`)
    : question;
}

/** The words and numbers of an address without differences in case, accents and encoding. */
function wordsOf(address: string): string[] {
  const plain = address
    .replace(/%[\da-f]{2}/gi, ' ')
    .normalize('NFKD')
    .toLowerCase();
  return plain.replace(/\p{M}/gu, '').match(/\p{L}+|\p{N}+/gu) ?? [];
}

/** The name in site.json of a phone number or email address that is written directly. */
export function contactName(written: string, facts: Facts): string | undefined {
  return ownContact(written.slice(0, maxAddressLength), facts)?.meant?.split(':')[1];
}

function nameOf(facts: Facts, group: string, isMeant: (value: string) => boolean) {
  const found = Object.entries(facts).find(
    ([name, value]) => name.startsWith(group) && isMeant(value),
  );
  return found?.[0].slice(group.length);
}

/** A web address without credentials and surrounding spaces, and with invalid characters percent-encoded. */
export function meantWebAddress(written: string): string {
  return written
    .trim()
    .replace(/[\s"<>\\{}]/g, percentEncoded)
    .replace(/^(https?:\/\/)[^/?#]*@/i, '$1')
    .replace(/^(?:https?:?\/\/?)+(?=https?:\/\/)/i, '');
}
