import { plainName } from '../schema/browser.ts';

// Shared by the browser, which proposes the name, and the server, which sets it.

/** Names that Windows reserves for devices, with any ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
const maxLength = 60;

/**
 * The name of a file, without its ending, for a picture that shows these words: lowercase letters, digits and hyphens, at most 60,
 * which every disk and host takes. "The boardroom, at night" is "the-boardroom-at-night"; where no letter is left, "picture".
 */
export function pictureName(words: string): string {
  return fileName(words, 'picture');
}

/** The same for a file that visitors can download, from the name that it had. */
export function downloadName(name: string): string {
  return fileName(name.replace(/\.\w+$/, ''), 'file');
}

function fileName(words: string, kind: 'picture' | 'file'): string {
  const name = shortName(plainName(words));
  if (name === '') return kind;
  return reserved.test(name) ? `${name}-${kind}` : name;
}

/** At most 60 characters of a name whose words are joined with hyphens, and only whole words where there are several. */
export function shortName(name: string): string {
  if (name.length <= maxLength) return name;
  return name
    .slice(0, maxLength + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, maxLength);
}

/**
 * The file name to propose for a picture with this "alt". Words with a digit are omitted: where an "alt" has a number and the
 * same words as its file name, the rule weak-alt reports it.
 */
export function proposedName(alt: string): string {
  return pictureName(alt.replace(/\S*\d\S*/g, ' '));
}
