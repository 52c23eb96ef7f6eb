// npm run build -- [--content DIR] [--out DIR]: documents in, a static site out. Exit 1 when a document has
// a mistake, 2 on wrong usage; the folder of the last good build is replaced only by a whole new one.
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { diagnose } from '../schema/diagnose/index.ts';
import { bundle } from './bundle.ts';
import { countWords, formatDiagnostics } from './formats/pretty.ts';
import { readContent } from './readContent.ts';
import { writePages } from './writePages.ts';

const { values } = parseArgs({
  options: {
    content: { type: 'string', default: 'pages-json' },
    out: { type: 'string', default: 'dist' },
  },
});
const start = performance.now();
const out = path.resolve(values.out);
const fresh = `${out}.new-${process.pid}`;

try {
  const { pages, site, files } = await readContent(values.content);
  const { diagnostics, content } = diagnose(pages, site, { files });
  if (diagnostics.length > 0) {
    console.error(formatDiagnostics(diagnostics, [...pages, site]));
  }
  if (content) {
    const { prerenderPage, codeOf } = await bundle(fresh, content.site);
    await writePages(fresh, content, (page) => prerenderPage(content.site, page, codeOf(page)));
    await replaceFolder(out, fresh);
    const time = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${content.pages.length} pages built in ${time} s to ${values.out}.`);
  } else {
    console.error(`Nothing was built: ${countWords(diagnostics)}. The last good build stays.`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
} finally {
  await rm(fresh, { recursive: true, force: true });
}

/** Puts a finished folder in the place of another, which is gone only once the new one is there. */
async function replaceFolder(target: string, finished: string): Promise<void> {
  const old = `${target}.old-${process.pid}`;
  await rename(target, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(finished, target);
  await rm(old, { recursive: true, force: true });
}
