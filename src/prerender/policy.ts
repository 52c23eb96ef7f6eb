import { createHash } from 'node:crypto';

/** A source of a content security policy for inline text (Content Security Policy Level 3, hash-source). */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The policy for styles, in each page for its own, as the hashes of its inline texts; nothing else that is inline is
 * allowed. The header has the rest of the policy, which is the same for all pages (build/hosting.ts), and a browser
 * applies both. In the header, the hashes of all pages would be a line that grows with the number of different sets of
 * blocks, and hosts limit the length of a line; one hash for each block type would still grow with their number.
 *
 * A page, 404.html included, is as strict as it would be with the header alone: its policy comes before everything that
 * is written in a document, and script cannot take it away. Two things are weaker. A file that is not a page (the
 * drawings, what somebody puts into public/) may have styles of its own, though no style attributes. And without
 * `default-src`, a page may prefetch from elsewhere, which script does not need to.
 */
export function stylePolicy(...texts: readonly string[]): string {
  const sources = ["'self'", ...texts.map(hashSource)].join(' ');
  return `<meta http-equiv="Content-Security-Policy" content="style-src ${sources}">`;
}
