import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Drawing } from '../src/art/drawing.ts';
import { drawingFile } from '../src/art/drawingFile.ts';
import type { SceneDrawing } from '../src/art/scene/scene.ts';
import { contentHash } from './hosting.ts';

const scene = /\/src\/art\/scenes\/[\w-]+\.ts$/;

/** Where the dev server has the files of drawings. */
const devFolder = '/@drawings/';

type Made = {
  drawing: SceneDrawing;
  /** What the drawing is computed from. */
  sources: string[];
};

/**
 * Puts drawings in the place of the scenes that they are made of (src/art/scenes): the lines are computed here, once for
 * each scene, and written to a file of their own. The code that computes them never reaches a browser.
 */
export function drawings(): Plugin {
  const made = new Map<string, Promise<Made>>();
  const files = new Map<string, string>();
  let isBuild = false;

  return {
    name: 'drawings',
    enforce: 'pre',
    // Tests read the markup.
    apply: (_config, { mode }) => mode !== 'test',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    load: {
      filter: { id: scene },
      async handler(id) {
        const making = made.get(id) ?? make(id);
        made.set(id, making);
        const { drawing, sources } = await making;
        for (const source of sources) this.addWatchFile(source);
        const write = (name: string, each: Drawing): Drawing => {
          const text = drawingFile(each);
          const fileName = `${name}-${contentHash(text).slice(0, 6)}.svg`;
          files.set(devFolder + fileName, text);
          if (isBuild && this.environment.name === 'client') {
            this.emitFile({ type: 'asset', fileName: `assets/${fileName}`, source: text });
          }
          const { label, viewBox } = each;
          return {
            label,
            viewBox,
            markup: '',
            file: (isBuild ? '/assets/' : devFolder) + fileName,
          };
        };
        const name = path.basename(id, '.ts');
        const details = Object.entries(drawing.details).map(([part, each]) => [
          part,
          write(`${name}-${part}`, each),
        ]);
        const written = { ...write(name, drawing), details: Object.fromEntries(details) };
        return `export default ${JSON.stringify(written)};`;
      },
    },
    watchChange: () => made.clear(),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const text = files.get(request.url ?? '');
        if (!text) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(text);
      });
    },
  };
}

async function make(file: string): Promise<Made> {
  const { module, dependencies } = await runnerImport<{ default: SceneDrawing }>(file, {
    configFile: false,
    logLevel: 'error',
  });
  return { drawing: module.default, sources: dependencies.map((each) => path.resolve(each)) };
}
