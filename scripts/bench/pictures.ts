// npm run bench -- pictures [--photos N] [--megapixels N] [--astro DIR]: builds a site with N photos, once without encoded
// pictures and once with them, and prints times, memory, file counts, and the bytes of pictures that screens fetch for one
// page. --astro names a folder with Astro installed and also builds the photos with Astro's <Picture>. Exit code 1 if a limit is
// exceeded.
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { diagnose } from '../../schema/index.ts';
import { codeKey } from '../build/codeKey.ts';
import { writePictures } from '../build/writePictures.ts';
import { readContent } from '../content/readContent.ts';
import { browserArguments, findBrowser } from '../findBrowser.ts';
import { readArguments } from '../readArguments.ts';
import { reportFailure } from '../reportFailure.ts';
import { siteServer } from '../server/siteServer.ts';
import { makeAstroSite } from './astroSite.ts';
import { makeContent } from './makeContent.ts';
import { makePhoto } from './makePhoto.ts';
import { line, type Measured, measure, measureIn } from './measure.ts';

const { values } = readArguments({
  call: 'npm run bench -- pictures',
  about: 'Times builds with the photos of a phone, and counts the bytes that screens fetch.',
  options: {
    photos: {
      type: 'string',
      value: 'N',
      default: '40',
      between: [1, 1000],
      about: 'how many photos',
    },
    megapixels: {
      type: 'string',
      value: 'N',
      default: '12',
      between: [1, 60],
      about: 'how large each photo is',
    },
    astro: { type: 'string', value: 'DIR', about: 'a folder with Astro in its node_modules' },
  },
});

/** The limits: seconds when no picture has changed, bytes of pictures in the first view on a phone, and memory. */
const bounds = { warmSeconds: 1.5, phoneBytes: 60_000, megabytes: 1000 };

const screens = {
  'phone, 390 px at 3x': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  'desktop, 1280 px at 1x': { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  'desktop, 1280 px at 2x': { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 },
};

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const [content, photos, out, cache] = ['content', 'content/pictures/photos', 'out', 'cache'].map(
  (name) => path.join(folder, name),
);
if (!content || !photos || !out || !cache) throw new Error('Four names make four paths.');
const fail = (words: string) => {
  console.error(words);
  process.exitCode = 1;
};

try {
  await makeContent(content, 0);
  const build = ['--import', 'tsx', 'scripts/build.ts', '--content', content, '--out', out];
  const runBuild = () => measure(...build, '--cache', cache);
  // This build encodes the pictures already in the documents.
  console.log(line('without the photos', await runBuild()));
  await addPhotos(content, photos, Number(values.photos));

  const [cold, warm] = [await runBuild(), await runBuild()];
  console.log(line(`${values.photos} photos, encoded`, cold));
  console.log(line('again, from the cache', warm));
  if (warm.code !== 0) throw new Error('The site cannot be built.');
  await printFiles(path.join(out, 'assets'), cold, warm);
  const most = Math.max(cold.megabytes ?? 0, warm.megabytes ?? 0);
  if (most > bounds.megabytes) fail(`More than ${bounds.megabytes} MB of memory.`);
  // Other work on the machine can only make a run longer.
  const runs = [await warmSeconds(), await warmSeconds(), await warmSeconds()];
  const seconds = Math.min(...runs);
  console.log(`the pictures alone, from the cache: ${seconds.toFixed(2)} s, the fastest of three`);
  if (seconds > bounds.warmSeconds) fail(`More than ${bounds.warmSeconds} s.`);
  const fetched = await printFetched(out);
  const phone = Math.max(...(fetched['phone, 390 px at 3x'] ?? []));
  if (phone > bounds.phoneBytes) fail(`A phone fetches more than ${bounds.phoneBytes} bytes.`);

  if (values.astro !== undefined) {
    const astro = await makeAstroSite(path.join(folder, 'astro'), photos, values.astro);
    const runAstro = () => measureIn(astro.folder, ...astro.build);
    const [first, second] = [await runAstro(), await runAstro()];
    console.log(`\n${line(`Astro: ${values.photos} photos, encoded`, first)}`);
    console.log(line('again, from its cache', second));
    if (first.code !== 0) throw new Error(`Astro cannot build: ${astro.build.join(' ')}`);
    await printFiles(path.join(astro.out, 'assets'), first, second);
    await printFetched(astro.out);
  }
} catch (error) {
  reportFailure(error);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Adds photos to a folder of documents, and for each photo a page that shows it in its hero. */
async function addPhotos(to: string, into: string, count: number): Promise<void> {
  await mkdir(into, { recursive: true });
  await mkdir(path.join(to, 'photos'));
  // A 12-megapixel phone photo is 4032 by 3024 pixels.
  const step = Math.round(1008 * Math.sqrt(Number(values.megapixels) / 12));
  for (let number = 1; number <= count; number += 1) {
    const data = await makePhoto({ width: 4 * step, height: 3 * step, seed: number });
    await writeFile(path.join(into, `photo-${number}.jpg`), data);
    const picture = {
      src: `pictures/photos/photo-${number}.jpg`,
      alt: `The finished room ${number}`,
    };
    const page = {
      path: `/photos/${number}`,
      title: `Photo ${number}`,
      description: `Photo ${number} on a page of its own, made to measure how long many photos take to encode and what is fetched.`,
      blocks: [{ type: 'hero', headline: `Photo ${number}`, picture }],
    };
    await writeFile(path.join(to, 'photos', `${number}.json`), JSON.stringify(page, null, 2));
  }
}

/** The seconds of the picture step when no picture has changed. */
async function warmSeconds(): Promise<number> {
  const { pages, site, files, pictures } = await readContent(String(content));
  const checked = diagnose(pages, site, { files, pictures, brief: true }).content?.pages;
  if (!checked) throw new Error('The documents have an error.');
  const start = performance.now();
  const { encoded } = await writePictures(checked, {
    content: String(content),
    out: String(out),
    cache: path.join(String(cache), 'pictures'),
    codeKey: await codeKey(),
  });
  if (encoded > 0) fail(`${encoded} pictures were encoded again.`);
  return (performance.now() - start) / 1000;
}

/** Prints the count and bytes of the files written for the photos, and the additional build time per photo. */
async function printFiles(assets: string, cold: Measured, warm: Measured): Promise<void> {
  const names = (await readdir(assets)).filter((name) => /^photo-\d/.test(name));
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(path.join(assets, name))).size),
  );
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  const ofEach = (more: number) => ((more * 1000) / names.length).toFixed(0);
  const seconds = ofEach(cold.seconds - warm.seconds);
  const ofCores = ofEach((cold.processorSeconds ?? 0) - (warm.processorSeconds ?? 0));
  console.log(
    `${names.length} files written, ${megabytes.toFixed(1)} MB, for each file ${seconds} ms and ${ofCores} ms of cores`,
  );
}

/** Prints the bytes of pictures that screens fetch for a photo's page: median and maximum of the first pages. */
async function printFetched(site: string): Promise<Record<string, number[]>> {
  const { origin, stop } = await siteServer(site);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const fetched: Record<string, number[]> = {};
  try {
    for (const [name, screen] of Object.entries(screens)) {
      const all: number[] = [];
      for (let number = 1; number <= Math.min(5, Number(values.photos)); number += 1) {
        all.push(await picturesOf(`${origin}/photos/${number}`, screen));
      }
      all.sort((a, b) => a - b);
      fetched[name] = all;
      const median = all[Math.floor((all.length - 1) / 2)];
      console.log(`${name}: ${median} bytes of pictures, at most ${all.at(-1)}`);
    }
  } finally {
    await browser.close();
    await stop();
  }
  return fetched;

  async function picturesOf(url: string, screen: (typeof screens)[keyof typeof screens]) {
    const context = await browser.newContext(screen);
    try {
      const page = await context.newPage();
      let bytes = 0;
      const answers: Promise<void>[] = [];
      page.on('response', (response) => {
        if (!/\/photo-\d[^/]*$/.test(response.url())) return;
        answers.push(
          response.body().then((body) => {
            bytes += body.length;
          }),
        );
      });
      await page.goto(url, { waitUntil: 'networkidle' });
      await Promise.all(answers);
      return bytes;
    } finally {
      await context.close();
    }
  }
}
