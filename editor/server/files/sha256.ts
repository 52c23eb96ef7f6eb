import { hash } from 'node:crypto';

/** The SHA-256 of a text or of bytes, hexadecimal. */
export const sha256 = (content: string | Uint8Array) => hash('sha256', content);
