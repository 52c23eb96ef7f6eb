// npm run bench -- [route …] [--no-lighthouse]: builds the site, packs it and prints for each route what the first view
// transfers and what Lighthouse (mobile) says. Lighthouse is fetched by npx when it is first wanted.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readContent } from '../../files/readContent.ts';
import { diagnose } from '../../schema/diagnose/index.ts';
import { siteServer } from '../../servers/siteServer.ts';
import { browserArguments, findBrowser } from '../findBrowser.ts';
import { readArguments } from '../readArguments.ts';
import { pageBytes } from './pageBytes.ts';

const { values, positionals } = readArguments({
  call: 'npm run bench',
  about: 'Builds the site and prints bytes and Lighthouse scores of each page.',
  options: {
    'no-lighthouse': { type: 'boolean', default: false, about: 'the bytes alone' },
  },
  operands: { usage: '[route …]', about: 'these pages alone', count: [0, Infinity] },
});
const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const out = path.join(folder, 'site');
const node = (script: string, ...args: string[]) =>
  execFileSync('node', ['--import', 'tsx', script, ...args], { stdio: 'inherit' });

try {
  node('scripts/build.ts', '--out', out);
  node('scripts/compress.ts', '--dir', out);
  const { pages, site } = await readContent('pages-json');
  const all = diagnose(pages, site).content?.pages.map(({ path: route }) => route) ?? [];
  const routes = positionals.length > 0 ? positionals : all;

  const bytes: Record<string, object> = {};
  for (const route of routes) {
    const { files: _files, ...figures } = await pageBytes(out, route);
    bytes[route] = figures;
  }
  console.table(bytes);

  if (!values['no-lighthouse']) {
    const { server, origin } = await siteServer(out);
    const said: Record<string, object> = {};
    for (const route of routes) said[route] = await lighthouse(origin + route);
    console.table(said);
    server.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** The scores (0 to 100) and the times in milliseconds of one run. */
async function lighthouse(url: string): Promise<Record<string, number>> {
  const report = path.join(folder, 'lighthouse.json');
  const flags = ['--headless', ...browserArguments].join(' ');
  await new Promise<void>((resolve, reject) => {
    const child = spawn(
      'npx',
      [
        ...['--yes', 'lighthouse@12', url, '--quiet', '--output=json'],
        ...[`--output-path=${report}`, `--chrome-flags=${flags}`],
        '--only-categories=performance,accessibility,best-practices,seo',
      ],
      { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findBrowser() } },
    );
    child.on('error', reject);
    child.on('exit', () => resolve());
  });
  const { categories, audits } = JSON.parse(await readFile(report, 'utf8'));
  const time = (id: string) => Math.round(audits[id].numericValue);
  return {
    performance: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    practices: categories['best-practices'].score * 100,
    seo: categories.seo.score * 100,
    fcp: time('first-contentful-paint'),
    lcp: time('largest-contentful-paint'),
    tbt: time('total-blocking-time'),
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}
