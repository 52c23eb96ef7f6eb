import { parseAddress } from './webAddress.ts';

/** The schemes of links to a contact in site.json by its name, such as "sms:main", and the field that holds the contact. */
export const contactSchemes = {
  tel: 'phones',
  sms: 'phones',
  whatsapp: 'phones',
  mailto: 'emails',
} as const;
type ContactScheme = keyof typeof contactSchemes;

/** The parts of a link to a contact: "mailto:general?subject=Booking" has a `query`, from its question mark on. */
type ContactLink = { scheme: ContactScheme; name: string; query: string };

/** Parses a link to a contact; undefined for other links. */
export function contactIn(href: string): ContactLink | undefined {
  const [, scheme = '', name = '', query = ''] = /^([a-z]+):([^?]*)(.*)$/s.exec(href) ?? [];
  return isContactScheme(scheme) ? { scheme, name, query } : undefined;
}

/**
 * The subject of a link to an email address, as a query: "?subject=Booking"; empty if it has none. A single parameter that emails
 * do not have is the subject in another language: "?Betreff=Termin". An "&" before no further parameter is part of it.
 */
export function subjectIn(input: string): string {
  const [, other = ''] = /\?(?!(?:b?cc|body|to)=)\p{L}+=([^&=]+)$/isu.exec(input) ?? [];
  const subject = /\?(?:.*&)?subject=((?:[^&#]|&(?![^&#=]*=))+)/is.exec(input)?.[1] ?? other;
  return subject && `?subject=${subject.replaceAll('&', '%26')}`;
}

function isContactScheme(scheme: string): scheme is ContactScheme {
  return Object.hasOwn(contactSchemes, scheme);
}

/** A phone number written in a link instead of its name, and how the link uses it: "https://wa.me/447700900123". */
export function phoneIn(input: string): { scheme: ContactScheme; number: string } | undefined {
  const [, scheme = 'tel', normalized] =
    /^(?:(tel|callto|sms|smsto|whatsapp):)?\s*(?!\s)(\+?[\d\s().-]{5,})(?:[?;].*)?$/i.exec(input) ??
    [];
  if (normalized !== undefined) {
    const meant = scheme.toLowerCase().replace('callto', 'tel').replace('smsto', 'sms');
    return isContactScheme(meant) ? { scheme: meant, number: normalized } : undefined;
  }
  const url = parseAddress(input);
  if (!url) return undefined;
  const isShort = url.hostname === 'wa.me';
  const isLong = url.protocol === 'whatsapp:' || url.hostname.endsWith('.whatsapp.com');
  const number = isShort ? url.pathname.slice(1) : isLong ? url.searchParams.get('phone') : null;
  return number !== null && /^\s*\+?\d{5,}\/?$/.test(number)
    ? { scheme: 'whatsapp', number: number.trim().replace('/', '') }
    : undefined;
}

/** An email address written in a link instead of its name, with or without "mailto:". */
export function emailIn(input: string): string | undefined {
  return /^(?:mailto:)?\s*([^\s@/:]+@[^\s@/:?]+)(?:\?.*)?$/i.exec(input)?.[1];
}

/** The email address in a text that says more, or writes its signs as words: "mailto:…", "Anna <…>", "anna (at) piano.org". */
export function emailMeantBy(input: string): string | undefined {
  const normalized = input
    .normalize('NFKC')
    .trim()
    .replace(/^mailto:\s*|\?.*$/gi, '')
    .replace(/\s*[[({<]\s*(?:at|ät|arroba|chez|@)\s*[\])}>]\s*|\s+(?:at|arroba)\s+/gi, '@')
    .replace(
      /\s*[[({]\s*(?:dot|punkt|punto|point|\.)\s*[\])}]\s*|\s+(?:dot|punkt|punto)\s+/gi,
      '.',
    );
  const found = normalized.match(/[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]+/g) ?? [];
  return new Set(found).size === 1 && normalized.split('@').length === found.length + 1
    ? found[0]
    : undefined;
}

/** Whether two numbers are the same, ignoring the calling code and the trunk prefix. */
export function isSamePhone(a: string, b: string): boolean {
  const digits = [a, b].map((phone) => phone.replace(/\D/g, ''));
  const [long = '', short = ''] = digits
    .map((number) => number.replace(/^0+/, ''))
    .sort((one, other) => other.length - one.length);
  return digits[0] === digits[1] || (short.length >= 7 && long.endsWith(short));
}
