/**
 * Parses a URL; undefined if it is invalid. In Node 20 and 22, `URL.canParse` rejects every address with a letter like "ö" after
 * it was called a few thousand times, and Node 20 has no `URL.parse`.
 */
export function parseAddress(text: string, base?: URL): URL | undefined {
  // Most links are paths, and exceptions are slow.
  if (!base && !text.includes(':')) return undefined;
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/**
 * The published form of an address with http:// or https://: its scheme and host in lowercase, accented letters in the host as
 * "xn--", and the rest percent-encoded. Undefined for any other text, and for text that contains whitespace, quotation marks,
 * angle brackets, braces, a backslash or a password.
 */
export function publishedAddress(input: string): string | undefined {
  const rest = /^https?:\/\/[^/?#@]+((?:[/?#].*)?)$/is.exec(input)?.[1];
  if (rest === undefined || /[\s"<>\\{}]/.test(input)) return undefined;
  const url = parseAddress(input);
  // The second "https:" of "https://https://piano.org".
  if (
    !url ||
    /^https?$/.test(url.hostname) ||
    !/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?$/.test(url.hostname)
  )
    return undefined;
  // URL adds a slash after the host.
  const path = rest.startsWith('/') ? url.pathname : url.pathname.slice(1);
  return `${url.origin}${path}${url.search}${url.hash}`.replace(/[|^`]/g, percentEncoded);
}

/** The published form of a web address, or of an email link with a subject; any other text is returned unchanged. */
export function asPublished(text: string): string {
  const [, email = '', subject] = /^(mailto:[^?]*\?subject=)(.+)$/s.exec(text) ?? [];
  // It may be encoded already.
  if (subject !== undefined) return email + encoded(decoded(subject));
  return /^https?:\/\//i.test(text) ? (publishedAddress(text) ?? text) : text;
}

/** A text without its percent-encoding, or unchanged if a percent sign in it encodes nothing. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A text in percent-encoding. Nothing can encode half of a character. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}

/** An email address with its host in ASCII. */
export function publishedEmail(input: string): string {
  const at = input.lastIndexOf('@') + 1;
  const url = parseAddress(`https://${input.slice(at)}`);
  return url ? input.slice(0, at) + url.hostname : input;
}

/** The percent-encoding of an ASCII character. */
export function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
