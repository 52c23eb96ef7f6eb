import { isReservedOnWindows } from '../../schema/browser.ts';
import { isDownload, isDrawingPath, isPicturePath } from '../../schema/inspect.ts';

/** The kind of a file that the editor may write, by its path in the folder of documents; undefined for all other files. */
export function kindOfFile(name: string): 'document' | 'picture' | 'download' | undefined {
  if (/[\\\p{Cc}]/u.test(name)) return undefined;
  if (isDownload(`/${name}`)) return 'download';
  if (isPicturePath(name) || isDrawingPath(name)) return 'picture';
  const isVisible = name.split('/').every((step) => step !== '' && !step.startsWith('.'));
  const isOfOthers = name.startsWith('well-known/');
  return name.endsWith('.json') && isVisible && !isOfOthers ? 'document' : undefined;
}

/** The name of a file without its ending, equal for names that differ in case only. */
export const stemOf = (name: string) => name.replace(/\.\w+$/, '').toLowerCase();

/** A name for a file like `name`, with a number, that no file in `names` has in any type. */
export function numberedName(name: string, names: readonly string[]): string {
  const stems = new Set(names.map(stemOf));
  for (let count = 2; ; count += 1) {
    const numbered = name.replace(/(?=\.\w+$)/, `-${count}`);
    if (!stems.has(stemOf(numbered))) return numbered;
  }
}

/**
 * Why a new file cannot have this name: some computer cannot store it, or cannot tell it from one of the `existing` files and
 * folders. Undefined if it can.
 */
export function problemOfNewName(name: string, existing: readonly string[]): string | undefined {
  if (isReservedOnWindows(name) || /[<>:"|?*]/.test(name)) {
    return `Windows cannot store a file called “${name}”. Choose another name.`;
  }
  const keyOf = (path: string) => path.normalize('NFC').toLowerCase();
  const spellings = new Map(
    existing.flatMap(pathsIn).map((path): [string, string] => [keyOf(path), path]),
  );
  for (const path of pathsIn(name)) {
    const other = spellings.get(keyOf(path));
    if (other === undefined || (other === path && path !== name)) continue;
    return other === path
      ? `There is already a file or folder called “${other}”. Choose another name.`
      : `There is already “${other}”, and some computers cannot tell it from “${path}”. Choose another name.`;
  }
  return undefined;
}

/** The folders around a file, and itself: "a", "a/b" and "a/b/c.jpg". */
function pathsIn(name: string): string[] {
  const steps = name.split('/');
  return steps.map((_step, index) => steps.slice(0, index + 1).join('/'));
}
