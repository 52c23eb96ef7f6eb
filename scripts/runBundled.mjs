// node scripts/runBundled.mjs NAME …: runs the command scripts/NAME.ts with its 400 modules bundled into a few files, which
// halves its startup time. The bundle is reused until one of its files changes. This only saves time:
// `node --import tsx scripts/NAME.ts …` does the same, and is the fallback if node_modules is read-only. Bundles with esbuild,
// which tsx installs anyway; with Vite, startup would take a quarter longer.
import { access, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , name, ...rest] = process.argv;
const source = `scripts/${name}.ts`;
const folder = 'node_modules/.bundled';
const record = `${folder}/${name}.json`;
// Files that the bundle depends on but does not contain.
const others = ['scripts/runBundled.mjs', 'node_modules/.package-lock.json'];

process.argv = [process.argv[0], path.resolve(source), ...rest];
await import(pathToFileURL(path.resolve((await lastEntry()) ?? (await newEntry()))).href);

/** The entry of the last bundle; undefined if there is none, or one of its files has changed. */
async function lastEntry() {
  try {
    const { entry, files, inputs, states } = JSON.parse(await readFile(record, 'utf8'));
    const now = await Promise.all([...others, ...inputs].map(stateOf));
    if (JSON.stringify(now) !== JSON.stringify(states)) return undefined;
    await Promise.all(files.map((file) => access(file)));
    process.setSourceMapsEnabled(true);
    return entry;
  } catch {
    return undefined;
  }
}

/** The state of a file. Files from an archive can have the same time in two versions, and two folders can share node_modules. */
async function stateOf(file) {
  const { ino, ctimeMs, mtimeMs, size } = await stat(file);
  return { ino, ctimeMs, mtimeMs, size };
}

/** The entry of a new bundle, or the source if no bundle can be written. */
async function newEntry() {
  const { build } = await import('esbuild');
  const begun = Date.now();
  const { outputFiles, metafile } = await build({
    entryPoints: [source],
    bundle: true,
    // Dynamic imports are loaded only when needed.
    splitting: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    sourcemap: 'linked',
    // Names contain a hash of the content, so concurrent programs do not change each other's files.
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outdir: folder,
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  const inputs = Object.keys(metafile.inputs);
  const states = await Promise.all([...others, ...inputs].map(stateOf));
  const outputs = Object.entries(metafile.outputs);
  const [entry] = outputs.find(([, { entryPoint }]) => entryPoint === source);
  try {
    await mkdir(folder, { recursive: true });
    await Promise.all(outputFiles.map(({ path: file, contents }) => writeOnce(file, contents)));
    // If a file changed during bundling, it is unknown which version was bundled.
    const isCurrent = states.every(({ ctimeMs, mtimeMs }) => Math.max(ctimeMs, mtimeMs) < begun);
    if (isCurrent)
      await writeWhole(
        record,
        JSON.stringify({ entry, files: Object.keys(metafile.outputs), inputs, states }),
      );
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
    const { register } = await import('tsx/esm/api');
    register();
    return source;
  }
  process.setSourceMapsEnabled(true);
  return entry;
}

/** Writes a file that does not exist yet. */
async function writeOnce(file, contents) {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) await writeWhole(file, contents);
}

/** Writes a file atomically. */
async function writeWhole(file, contents) {
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, contents);
  await rename(temporary, file);
}
