// npm run compress: writes each text file of a built site once more, packed with brotli (.br) and
// gzip (.gz), for hosts that serve such files. A packed file that is there and newer is kept.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { buildOption, readArguments } from './readArguments.ts';

const text = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;
const packers = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };

const { values } = readArguments({
  call: 'npm run compress',
  about: 'Writes each text file of a build once more, packed with brotli and gzip.',
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

const modified = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;

// As many at a time as there are cores: the packing itself runs in threads of its own.
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const content = await readFile(file);
      for (const [ending, pack] of Object.entries(packers)) {
        if ((await modified(file + ending)) > (await modified(file))) continue;
        await writeFile(file + ending, await pack(content));
      }
    }
  }),
);
console.log(`${count} files packed in ${values.dir}.`);
