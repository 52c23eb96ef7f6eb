// npm run build -- [--content DIR] [--out DIR]: documents in, a static site out. Exit 1 when a document has
// a mistake, 2 on wrong usage; the folder of the last good build is replaced only by a whole new one.
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from './bundle.ts';
import { bundleFiles, readEarlyScript } from './bundledCode.ts';
import { countWords } from './formats/pretty.ts';
import { hashSource, hostRules } from './hosting.ts';
import { writeIcons } from './icons.ts';
import { writeHosting } from './writeHosting.ts';
import { writePages } from './writePages.ts';
import { writeSite } from './writeSite.ts';

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
  // Vite is at work while what checks documents is still being loaded.
  const [code, { diagnostics, content }] = await Promise.all([
    bundle(),
    import('./readAndCheck.ts').then(({ readAndCheck }) => readAndCheck(values.content)),
  ]);
  if (content) {
    await cp('public', fresh, { recursive: true });
    for (const name of [bundleFiles.assets, bundleFiles.licences]) {
      await cp(path.join(code, name), path.join(fresh, name), { recursive: true });
    }
    const { site, pages } = content;
    const work = { folder: fresh, code, site, siteUrl: await writeSite(fresh, site) };
    const styles = await writePages(path.join(code, bundleFiles.worker), work, pages);
    const scripts = [hashSource(readEarlyScript(code))];
    await writeIcons(fresh, site);
    await writeHosting(fresh, content, await hostRules(site, { scripts, styles }));
    await replaceFolder(out, fresh);
    const time = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${pages.length} pages built in ${time} s to ${values.out}.`);
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
