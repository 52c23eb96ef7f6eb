// node scripts/runBundled.mjs NAME …: runs the command scripts/NAME.ts with its 400 modules bundled into a few files, which
// starts in half the time of loading each module by itself. This file only saves time: `node --import tsx scripts/NAME.ts …`
// does the same, and this file does so where it may not write into node_modules.
// The bundler is esbuild, which tsx installs in any case: with Vite in its place, a start takes a quarter longer.
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [, , name, ...rest] = process.argv;
const source = `scripts/${name}.ts`;

const { outputFiles, metafile } = await build({
  entryPoints: [source],
  bundle: true,
  // Modules that a command imports later are loaded only when needed.
  splitting: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  jsx: 'automatic',
  sourcemap: 'linked',
  // Names have a hash of the content, so programs that run at the same time do not change each other's files.
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  outdir: 'node_modules/.bundled',
  metafile: true,
  write: false,
  logLevel: 'error',
});
process.argv = [process.argv[0], path.resolve(source), ...rest];
await import(pathToFileURL(path.resolve(await entry())).href);

/** The file to run: that of the bundle, or the source where no bundle can be written. */
async function entry() {
  try {
    await mkdir('node_modules/.bundled', { recursive: true });
    await Promise.all(outputFiles.map(writeOnce));
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
    const { register } = await import('tsx/esm/api');
    register();
    return source;
  }
  process.setSourceMapsEnabled(true);
  const outputs = Object.entries(metafile.outputs);
  return outputs.find(([, { entryPoint }]) => entryPoint === source)[0];
}

/** Writes a file that does not exist yet, whole or not at all. */
async function writeOnce({ path: file, contents }) {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, contents);
  await rename(temporary, file);
}
