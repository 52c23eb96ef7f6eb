import { isReservedOnWindows, slugOf } from '../schema/browser.ts';

// Shared by the browser, which proposes the name, and the server, which sets it.

const maxLength = 60;

/**
 * The file name, without extension, for a picture that shows these words: at most 60 lowercase letters, digits and hyphens,
 * valid on every disk and host. "The boardroom, at night" is "the-boardroom-at-night"; "picture" if no letter is left.
 */
export function pictureName(words: string): string {
  return fileName(words, 'picture');
}

/** The same for a file that visitors can download, from its original name. */
export function downloadName(name: string): string {
  return fileName(name.replace(/\.\w+$/, ''), 'file');
}

function fileName(words: string, kind: 'picture' | 'file'): string {
  const name = shortName(slugOf(words));
  if (name === '') return kind;
  return isReservedOnWindows(name) ? `${name}-${kind}` : name;
}

/** At most 60 characters of a hyphenated name. Keeps only whole words if there are several. */
export function shortName(name: string): string {
  if (name.length <= maxLength) return name;
  return name
    .slice(0, maxLength + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, maxLength);
}

/**
 * The file name to propose for a picture with this "alt". Omits words with a digit: the rule weak-alt reports an "alt" that
 * has a number and the same words as the file name.
 */
export function proposedName(alt: string): string {
  return pictureName(alt.replace(/\S*\d\S*/g, ' '));
}
