/**
 * An address as its parts; undefined for a text that is none. `URL.canParse` of Node 20 and 22 refuses every address with a letter
 * like "ö" once it has been called some thousand times, and `URL.parse` is not in Node 20.
 */
export function parseAddress(text: string, base?: URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/**
 * An address with http:// or https:// as it is published: its scheme and host in lowercase letters, letters with accents in the host
 * as "xn--", and percent-encoded where an address may only have ASCII. Undefined for a text that is no such address, or that has
 * white space, quotation marks, angle brackets, braces, a backslash or a password.
 */
export function publishedAddress(written: string): string | undefined {
  const rest = /^https?:\/\/[^/?#@]+((?:[/?#].*)?)$/is.exec(written)?.[1];
  if (rest === undefined || /[\s"<>\\{}]/.test(written)) return undefined;
  const url = parseAddress(written);
  if (!url || !/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?$/.test(url.hostname)) return undefined;
  // A parser of addresses adds a slash after the host.
  const path = rest.startsWith('/') ? url.pathname : url.pathname.slice(1);
  return `${url.origin}${path}${url.search}${url.hash}`.replace(/[|^`]/g, percentEncoded);
}

/** The same for any text that is no address of the web or is one already: the text itself. */
export function asPublished(text: string): string {
  return /^https?:\/\//i.test(text) ? (publishedAddress(text) ?? text) : text;
}

/** An e-mail address with the name of its host in ASCII. */
export function publishedEmail(written: string): string {
  const at = written.lastIndexOf('@') + 1;
  const url = parseAddress(`https://${written.slice(at)}`);
  return url ? written.slice(0, at) + url.hostname : written;
}

/** The percent-encoding of an ASCII character. */
export function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
