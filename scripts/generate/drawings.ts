import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { drawingFile } from '../../src/art/scene/drawingFile.ts';
import type { SceneDrawing, SeenDrawing } from '../../src/art/scene/scene.ts';

const scenes = 'src/art/scenes';
const engine = 'src/art/scene';
/** The folder of the drawings that pages show: an SVG file each, and a module with its text alternative. */
const written = 'src/art/drawings';

/**
 * The drawings of all scenes, as texts by path. Computing one takes a second or more, so it is done only when a scene or its
 * sources have changed since, or when a file is not as it was written.
 */
export async function drawings(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const name of await sceneNames()) {
    Object.assign(files, (await keptFiles(name, await keyOfScene(name))) ?? (await computed(name)));
  }
  return files;
}

/** The names of all scenes. */
export async function sceneNames(): Promise<string[]> {
  return (await sourcesIn(scenes)).map((file) => path.basename(file, '.ts'));
}

/** The files of one scene, newly computed. */
export async function computed(name: string): Promise<Record<string, string>> {
  const { default: drawing }: { default: SceneDrawing } = await import(
    path.resolve(scenes, `${name}.ts`)
  );
  return filesOf(name, await keyOfScene(name), drawing);
}

/** A hash of all sources that a drawing is computed from. */
async function keyOfScene(name: string): Promise<string> {
  const made = await Promise.all((await sourcesIn(engine)).map(read));
  return shortHash([...made, await withImports(path.join(scenes, `${name}.ts`))]);
}

const shortHash = (texts: readonly string[]) => hash('sha256', texts.join()).slice(0, 16);

/** The sources of a scene: its own text and those of the scenes that it imports. */
async function withImports(file: string): Promise<string> {
  const text = await read(file);
  const imports = Array.from(text.matchAll(/from '\.\/([\w-]+\.ts)'/g), ([, name = '']) => name);
  const others = await Promise.all(imports.map((name) => withImports(path.join(scenes, name))));
  return [text, ...others].join();
}

/** The files of a scene as they were written for a key; undefined when there are none, or when one was changed later. */
async function keptFiles(name: string, key: string): Promise<Record<string, string> | undefined> {
  const module = path.join(written, `${name}.ts`);
  const text = await read(module).catch(() => '');
  const [, forKey, ofFiles, list = ''] =
    /^\/\/ .*\n\/\/ Sources (\w+), files (\w+): (.*)\n/.exec(text) ?? [];
  if (forKey !== key) return undefined;
  const files: Record<string, string> = {};
  for (const each of list.split(' ')) {
    const file = path.join(written, each);
    files[file] = await read(file).catch(() => '');
  }
  return ofFiles === shortHash(Object.values(files)) ? { [module]: text, ...files } : undefined;
}

function filesOf(name: string, key: string, drawing: SceneDrawing): Record<string, string> {
  const files: Record<string, string> = {
    [path.join(written, `${name}.svg`)]: drawingFile(drawing),
  };
  for (const [detail, each] of Object.entries(drawing.details)) {
    files[path.join(written, `${name}-${detail}.svg`)] = drawingFile(each);
    files[path.join(written, `${name}-${detail}.ts`)] = moduleText(each);
  }
  const list = Object.keys(files).map((file) => path.basename(file));
  const header = `// Written by npm run generate from ${scenes}/${name}.ts.\n// Sources ${key}, files ${shortHash(Object.values(files))}: ${list.join(' ')}\n`;
  return { [path.join(written, `${name}.ts`)]: header + moduleText(drawing), ...files };
}

const moduleText = ({ label, moves }: SeenDrawing) =>
  `export default { label: ${JSON.stringify(label)}${moves ? ', moves: true' : ''} };\n`;

async function sourcesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => path.join(folder, name));
}

const read = (file: string) => readFile(file, 'utf8');
