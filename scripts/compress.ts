// npm run compress: writes a compressed copy of each text file of a build, with brotli (.br) and with gzip (.gz), for hosts
// that serve such files. A copy that is newer than its file is kept.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { buildOption, readArguments } from './readArguments.ts';

const text = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;
const compressors = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };

const { values } = readArguments({
  call: 'npm run compress',
  about: 'Compresses each text file of a build with brotli and gzip.',
  options: { dir: buildOption },
});
const entries = await readdir(values.dir, { recursive: true, withFileTypes: true }).catch(() => {
  console.error(`There is no folder ${values.dir}. Run "npm run build" first.`);
  process.exit(2);
});
const waiting = entries
  .filter((entry) => entry.isFile() && text.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));
const count = waiting.length;
console.log(`Compressing ${count} files …`);

const modified = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;

// As many at a time as there are cores: Node compresses in threads of its own.
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const content = await readFile(file);
      for (const [ending, compress] of Object.entries(compressors)) {
        if ((await modified(file + ending)) > (await modified(file))) continue;
        await writeFile(file + ending, await compress(content));
      }
    }
  }),
);
console.log(`${count} files compressed in ${values.dir}.`);
