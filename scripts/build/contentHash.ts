import { hash } from 'node:crypto';

/** A hash for a file name. It changes with the content, so browsers may cache the file forever. */
export function contentHash(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 8);
}
