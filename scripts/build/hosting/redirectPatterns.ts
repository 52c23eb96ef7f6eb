// Regular expressions for old addresses, in the syntax shared by nginx and Apache (PCRE) and Caddy (RE2).
import type { ReadRedirect } from '../../../schema/inspect.ts';

type OldAddress = ReadRedirect['from'];

/** A pattern for the decoded path of a request. Its first group is the rest after a folder. */
export function pathPattern(from: OldAddress): string {
  return `^${plainPattern(from)}${from.isFolder ? restPattern : ''}/?$`;
}

// The rest of the decoded path after a folder. It has no leading slash, backslash or control character, which could name another
// site or add a header in a target, and no question mark, which ends the path in a target.
const restPattern = '(?:/([^/\\x00-\\x1f\\x3f\\x5c\\x7f][^\\x00-\\x1f\\x3f\\x5c\\x7f]*?)?)?';

/**
 * A pattern for the rest after a folder in the raw path, for a request whose decoded path matches pathPattern. `end` is the
 * pattern for what may follow the path.
 */
export function sentRestPattern({ path }: OldAddress, end: string): string {
  const steps = path.split('/').filter((step) => step !== '').length;
  return `^(?:/+[^/?]+){${steps}}/*([^?]*?)/?${end}`;
}

/**
 * The pattern of a decoded path. All characters except letters and digits are escaped by number, so that none is special in a
 * configuration file.
 */
export function plainPattern({ path }: OldAddress): string {
  return path === '/' ? '' : escapeText(path).replaceAll('\\x2f', '/');
}

/** A pattern for a query parameter, in all encodings that browsers and forms use. */
export function parameterPattern([name, value]: OldAddress['query'][number]): string {
  return `${encodedPattern(name)}=${encodedPattern(value)}(?:&|$)`;
}

function encodedPattern(text: string): string {
  return Array.from(text, (sign) => {
    if (sign === ' ') return '(?:\\x2b|%20)';
    const bytes = Array.from(new TextEncoder().encode(sign), (byte) => `%${hex(byte)}`);
    const encoded = `(?i:${bytes.join('')})`;
    return /^[\w.~-]$/.test(sign) ? escapeText(sign) : `(?:${escapeText(sign)}|${encoded})`;
  }).join('');
}

function escapeText(text: string): string {
  return text.replace(/[\x20-\x7e]/g, (sign) =>
    /[a-z0-9]/i.test(sign) ? sign : `\\x${hex(sign.charCodeAt(0))}`,
  );
}

function hex(code: number): string {
  return code.toString(16).padStart(2, '0');
}
