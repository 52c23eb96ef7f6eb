import path from 'node:path';

/** Whether a file, by its path in a folder of the owner, is one that a system or a program keeps there for itself. */
export function isOfSystem(name: string): boolean {
  return name.split(path.sep).some((step) => /^(?:\.|thumbs\.db$|desktop\.ini$)/i.test(step));
}
