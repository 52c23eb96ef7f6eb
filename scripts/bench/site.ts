// npm run bench -- site [route …] [--runs N] [--no-lighthouse]: builds the site, packs it and prints for each route the transfer of
// the first view, whether it shows the typeface, and the results of Lighthouse (mobile), beside the same page without its
// typeface. Line and processor are really throttled.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { diagnose } from '../../schema/index.ts';
import { buildSite } from '../build/buildSite.ts';
import { bytesOfPages } from '../build/pageBytes.ts';
import { readContent } from '../content/readContent.ts';
import { browserArguments, findBrowser } from '../findBrowser.ts';
import { readArguments } from '../readArguments.ts';
import { siteServer } from '../server/siteServer.ts';
import { fast4G, firstView } from './firstView.ts';
import { type Figures, lighthouse, medians } from './lighthouse.ts';

const { values, positionals } = readArguments({
  call: 'npm run bench -- site',
  about: 'Builds the site and prints bytes, first views and Lighthouse scores of each page.',
  options: {
    'no-lighthouse': { type: 'boolean', default: false, about: 'the bytes alone' },
    runs: {
      type: 'string',
      default: '3',
      about: 'runs of each page, of which medians are printed',
    },
  },
  operands: { usage: '[route …]', about: 'these pages alone', count: [0, Infinity] },
});
const runs = Number(values.runs);
const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const out = path.join(folder, 'site');

try {
  await buildSite({ content: 'pages-json', out, hosts: ['cloudflare', 'caddy'] });
  const { pages, site } = await readContent('pages-json');
  const all = diagnose(pages, site).content?.pages.map(({ path: route }) => route) ?? [];
  const routes = positionals.length > 0 ? positionals : all;

  const bytes: Record<string, object> = {};
  const pageBytes = bytesOfPages(out);
  for (const route of routes) {
    const { files: _files, ...figures } = await pageBytes(route);
    bytes[route] = figures;
  }
  console.table(bytes);

  if (!values['no-lighthouse']) {
    // The same pages, with a font that cannot be loaded.
    const bare = path.join(folder, 'bare');
    await cp(out, bare, { recursive: true, filter: (name) => !name.endsWith('.woff2') });
    const [site, floor] = [await siteServer(out), await siteServer(bare)];
    await printFirstViews(site.origin, routes);
    for (const route of routes) await printLighthouse(route, site.origin, floor.origin);
    for (const { stop } of [site, floor]) await stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Prints medians of first views over 4G with a quarter of the processor, and how many show the typeface. */
async function printFirstViews(origin: string, routes: readonly string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const figures: Record<string, object> = {};
  try {
    for (const route of routes) {
      const views = [];
      for (let run = 0; run < runs; run += 1) views.push(await firstView(browser, origin + route));
      const times = medians(views.map(({ fcp, lcp, typeface }) => ({ fcp, lcp, typeface })));
      const shown = views.filter(({ typeface }) => typeface !== undefined).length;
      const shift = Math.max(...views.map((view) => view.shift));
      figures[route] = { ...times, shift, 'with typeface': `${shown} of ${runs}` };
    }
  } finally {
    await browser.close();
  }
  console.log(`First views, ${fast4G.down / 1000} Mbit/s and ${fast4G.latency} ms, processor / 4:`);
  console.table(figures);
}

/** Prints medians of a page and of the same page without its typeface, which are loaded alternately, and their ratios. */
async function printLighthouse(route: string, site: string, floor: string): Promise<void> {
  const [page, bare]: [Figures[], Figures[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    // Each page is the second of a pair half of the time, so an advantage of the second cancels out.
    const first = run % 2 === 0 ? page : bare;
    first.push(await lighthouse((first === page ? site : floor) + route));
    const second = first === page ? bare : page;
    second.push(await lighthouse((second === page ? site : floor) + route));
  }
  // The load of the machine changes, but is about the same within a pair.
  const pairs = page.map((figures, run) =>
    Object.fromEntries(
      ['fcp', 'lcp', 'si'].map((name) => [name, (figures[name] ?? 0) / (bare[run]?.[name] ?? 1)]),
    ),
  );
  console.log(route);
  console.table({ page: medians(page), 'without typeface': medians(bare), ratio: medians(pairs) });
}
