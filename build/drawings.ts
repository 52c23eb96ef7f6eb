import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Drawing } from '../src/art/drawing.ts';

const scene = /\/src\/art\/scenes\/[\w-]+\.ts$/;

/**
 * Puts drawings in the place of the scenes that they are made of (src/art/scenes): the lines are computed here, once for
 * each scene, and the code that computes them is never sent to a browser.
 */
export function drawings(): Plugin {
  const made = new Map<string, Promise<{ drawing: Drawing; files: string[] }>>();
  const make = async (file: string) => {
    const { module, dependencies } = await runnerImport<{ default: Drawing }>(file, {
      configFile: false,
      logLevel: 'error',
    });
    return { drawing: module.default, files: dependencies.map((each) => path.resolve(each)) };
  };
  return {
    name: 'drawings',
    enforce: 'pre',
    load: {
      filter: { id: scene },
      async handler(file) {
        const making = made.get(file) ?? make(file);
        made.set(file, making);
        const { drawing, files } = await making;
        for (const each of files) this.addWatchFile(each);
        return `export default ${JSON.stringify(drawing)};`;
      },
    },
    watchChange: () => made.clear(),
  };
}
