import { hash } from 'node:crypto';

/** The hash-source of an inline script or style in a content security policy (Content Security Policy Level 3). */
export function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/**
 * The content security policy for the styles of one page, as a meta element: it allows the page's inline styles, by their hashes,
 * and the site's files. The HTTP header has the rest of the policy, which is the same for all pages
 * (scripts/build/hosting/hosting.ts), and browsers apply both. The header cannot hold the hashes of all pages, because hosts
 * limit the length of a line.
 *
 * For a page this is as strict as a single header: the element precedes all content, and scripts cannot remove the policy. It is
 * weaker in two ways: a file that is not a page, such as a drawing or a file in public/, may have inline styles (but no style
 * attributes), and a page may prefetch from other sites, because there is no `default-src`.
 */
export function stylePolicy(...texts: readonly string[]): string {
  const sources = ["'self'", ...texts.map(hashSource)].join(' ');
  return `<meta http-equiv="Content-Security-Policy" content="style-src ${sources}">`;
}
