import path from 'node:path';

/**
 * The path of a file in a folder, with slashes on every system, as in addresses and messages. Accepts native paths and the module
 * ids of Vite, which have slashes on Windows too. `system` has the path rules; the default is this computer's.
 */
export function pathIn(folder: string, file: string, system: path.PlatformPath = path): string {
  return system.relative(folder, file).replaceAll(system.sep, '/');
}

/** The path of a file in the working folder, which is the project: "src/blocks/Faq.tsx". */
export function projectPath(file: string): string {
  return pathIn('.', file);
}
