import { sentenceOf } from '../catalog/index.ts';
import { anyOf, didYouMean } from '../catalog/words.ts';
import { emailIn, isSamePhone, phoneIn, subjectIn } from '../contacts.ts';
import { downloadEndingOf, downloadsFolder } from '../downloads.ts';
import { isEmbedCode, readEmbedCode } from '../embeds/readEmbedCode.ts';
import type { Facts } from '../facts.ts';
import type { Correction } from '../kinds.ts';
import { inAscii, slugOf } from '../slugOf.ts';
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
    correct: withoutAccents,
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
function withoutAccents(address: string, language: string | undefined): string {
  // A letter of another script, such as a Cyrillic "i", has no certain transliteration.
  if (/(?!\p{Script=Latin})\p{L}/u.test(address)) return address;
  const [path = '', ...anchor] = address.split('#');
  const spelt = path.split('/').map((step) => slugOf(inAscii(step, language)));
  return [spelt.join('/'), ...anchor.map((name) => slugOf(inAscii(name, language)))].join('#');
}

// No field accepts a longer address.
const maxAddressLength = 300;

/**
 * What is wrong with an address that its field rejects; undefined if it is not a common error. Only an address that `accepts`
 * returns true for is suggested.
 */
export function wrongAddress(
  input: string,
  accepts: (address: string) => boolean,
  {
    facts,
    language,
    anchors,
  }: { facts: Facts; language?: string | undefined; anchors: readonly string[] },
): Correction | undefined {
  if (input.trimStart().startsWith('<') || isEmbedCode(input)) {
    return pastedCode(input, accepts);
  }
  if (input.length > maxAddressLength) return undefined;
  if (/^#?lead[\s_-]?form$/i.test(input) && accepts('#lead-form')) return { meant: '#lead-form' };
  if (anchors.includes(input) && accepts(`#${input}`)) {
    return { meant: `#${input}` };
  }
  if (/[{}]/.test(input)) {
    const [, scheme, group, name] =
      /^(?:(tel|sms|whatsapp|mailto):)?\{(phone|email)\.([a-z0-9-]+)\}(?:\?.*)?$/.exec(input) ?? [];
    const meant =
      group === 'phone' ? `${scheme ?? 'tel'}:${name}` : `mailto:${name}${subjectIn(input)}`;
    const isKnown = Object.hasOwn(facts, `${group}.${name}`);
    return {
      sentence: sentenceOf('wrong-format/fact-in-link', { input }),
      meant: isKnown && accepts(meant) ? meant : undefined,
    };
  }
  if (/^\s*https?:\/\//i.test(input) && publishedAddress(input) === undefined) {
    const isPrivate = /^[^/?#]*\/\/[^/?#]*@/.test(input);
    const sentence = sentenceOf(isPrivate ? 'wrong-format/password' : 'wrong-format/site', {
      input,
    });
    const meant = meantWebAddress(input);
    return { sentence, meant: accepts(meant) ? meant : undefined };
  }
  const contact = ownContact(input, facts);
  if (contact) return accepts('tel:main') ? contact : undefined;
  const file = ownFile(input, accepts);
  if (file) return file;
  let meant = input;
  for (const { found, isOwn: isOwnOnly, correct } of spellings) {
    // A further correction could only drop something.
    if (meant !== input && accepts(meant)) break;
    const isOwn = !/^(?!(?:tel|sms|whatsapp|mailto|map):)[a-z][a-z0-9+.-]*:/i.test(meant);
    if (found.test(meant) && (isOwn || !isOwnOnly)) meant = correct(meant, language);
  }
  return meant === input ? undefined : { meant: accepts(meant) ? meant : undefined };
}

/** Provider code in place of the address that it contains. */
function pastedCode(code: string, accepts: (address: string) => boolean): Correction {
  // A field for code rejects spaces around it.
  if (code !== code.trim() && accepts(code.trim())) return { meant: code.trim() };
  const read = readEmbedCode(code);
  const meant = 'url' in read && accepts(read.url) ? read.url : undefined;
  const help = 'sentence' in read ? read.sentence : undefined;
  return { sentence: sentenceOf('wrong-format/code', { input: code, help }), meant };
}

// Files that the site cannot serve as downloads. None of these extensions is also a top-level domain, as ".com" and ".mov" are.
const otherFile =
  /^\/?(?:[^/.]+\/)*[^/]*\.(?:docm?|dotx|xlsm?|pptm?|od[pst]|rtf|jpe?g|png|gif|webp|svg|heic|mp[34]|exe|msi|dmg|rar|7z)$/i;

/** The name of a download without the rest of its address, in a field that accepts such an address. */
function ownFile(input: string, accepts: (address: string) => boolean): Correction | undefined {
  const start = `/${downloadsFolder}/`;
  if (!accepts(`${start}file.pdf`) || /^[^/]*:|[?#]/.test(input)) return undefined;
  const isKnownKind = downloadEndingOf(input) !== undefined;
  const name = input.replace(new RegExp(`^/?(?:${downloadsFolder}/)?`), '');
  if (!isKnownKind) {
    const isFile = input.startsWith(start) ? /\.[a-z0-9]+$/i : otherFile;
    if (!isFile.test(input)) return undefined;
    return { sentence: sentenceOf('wrong-format/file-type', { input }) };
  }
  // A dot in the first path segment: the address of another site.
  if (/^[^/]*\.[^/]*\//.test(name)) return undefined;
  const normalized = name
    .replace(/[^A-Za-z0-9._/-]+/g, '-')
    .replace(/[^.]*$/, (ending) => ending.toLowerCase());
  return { meant: accepts(start + normalized) ? start + normalized : undefined };
}

/** A phone number or email address written instead of its name in site.json. */
function ownContact(input: string, facts: Facts): Correction | undefined {
  const email = emailIn(input);
  if (email !== undefined) {
    const name = nameOf(facts, 'email.', (known) => known.toLowerCase() === email.toLowerCase());
    const sentence = sentenceOf('wrong-format/email-name', { input });
    return { sentence, meant: name && `mailto:${name}${subjectIn(input)}` };
  }
  const phone = phoneIn(input.trim());
  if (!phone) return undefined;
  const { scheme, number } = phone;
  const name = nameOf(facts, 'phone.', (known) => isSamePhone(known, number));
  const sentence = sentenceOf('wrong-format/phone-name', { input, scheme });
  return { sentence, meant: name && `${scheme}:${name}` };
}

/** Suggests another address, and names the parameters and the anchor that it leaves out. */
export function didYouMeanAddress(input: string, meant: string): string {
  const [, query = '', anchor = ''] = /^[^?#]*(?:\?([^#]*))?(#.*)?$/s.exec(input) ?? [];
  const included = new Set(wordsOf(meant));
  const dropped = [
    ...query
      .split('&')
      .filter((part) => !wordsOf(part.replace(/^.*?=/, '')).every((word) => included.has(word))),
    ...(meant.includes('#') || anchor === '' ? [] : [anchor]),
  ];
  const question = didYouMean([meant]);
  return dropped.length > 0
    ? question.replace(/\?$/, `, without ${anyOf(dropped, 'and')}?`)
    : question;
}

/** The words and numbers of an address without differences in case, accents and encoding. */
function wordsOf(address: string): string[] {
  const normalized = address
    .replace(/%[\da-f]{2}/gi, ' ')
    .normalize('NFKD')
    .toLowerCase();
  return normalized.replace(/\p{M}/gu, '').match(/\p{L}+|\p{N}+/gu) ?? [];
}

/** The name in site.json of a phone number or email address that is written directly. */
export function contactName(input: string, facts: Facts): string | undefined {
  return ownContact(input.slice(0, maxAddressLength), facts)?.meant?.split(':')[1];
}

function nameOf(facts: Facts, group: string, isMeant: (value: string) => boolean) {
  const found = Object.entries(facts).find(
    ([name, value]) => name.startsWith(group) && isMeant(value),
  );
  return found?.[0].slice(group.length);
}

/** A web address without credentials and surrounding spaces, and with invalid characters percent-encoded. */
export function meantWebAddress(input: string): string {
  return input
    .trim()
    .replace(/[\s"<>\\{}]/g, percentEncoded)
    .replace(/^(https?:\/\/)[^/?#]*@/i, '$1')
    .replace(/^(?:https?:?\/\/?)+(?=https?:\/\/)/i, '');
}
