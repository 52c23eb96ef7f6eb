// npm run bench -- compare astro=DIR next=DIR [--write]: prints one table of this site and of the same pages that other programs built.
// All are served alike and measured in turns, with line and processor really throttled.
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { buildSite } from '../build/buildSite.ts';
import { browserArguments, findBrowser } from '../findBrowser.ts';
import { readArguments } from '../readArguments.ts';
import { siteServer } from '../server/siteServer.ts';
import { lighthouse } from './lighthouse.ts';

const { values, positionals } = readArguments({
  call: 'npm run bench -- compare',
  about: 'Compares the site with the same pages built by other programs.',
  options: {
    runs: { type: 'string', default: '3', about: 'runs of each page' },
    write: { type: 'boolean', default: false, about: 'writes the table to docs/performance.md' },
  },
  operands: { usage: '[NAME=DIR …]', about: 'built sites', count: [0, Infinity] },
});
const guide = 'docs/performance.md';
const routes = ['/', '/faq', '/conference-rooms'];
const shown = {
  fcp: 'first paint, ms',
  lcp: 'largest paint, ms',
  tbt: 'blocked, ms',
  js: 'JavaScript, bytes',
  bytes: 'all files, bytes',
};
/** The figures of a site by the name of their row, one for each run. */
type Rows = Map<string, number[]>;

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
try {
  const own = path.join(folder, 'this site');
  await buildSite({ content: 'pages-json', out: own, hosts: ['cloudflare', 'caddy'] });
  const others = positionals.map((pair) => pair.split('='));
  for (const [name = '', from = ''] of others) await copySite(from, path.join(folder, name));
  const names = ['this site', ...others.map(([name = '']) => name)];
  const sites = [];
  for (const name of names) {
    const rows: Rows = new Map();
    sites.push({ name, rows, ...(await siteServer(path.join(folder, name))) });
  }
  // The load of the machine changes, but is about the same within a round.
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const route of routes) {
      for (const { origin, rows } of sites) {
        const figures = await lighthouse(origin + route);
        for (const [key, name] of Object.entries(shown))
          add(rows, `${name}: ${route}`, figures[key]);
      }
    }
    for (const { origin, rows } of sites) {
      const { dialog, second } = await visit(origin);
      add(rows, 'form dialog open, ms', dialog);
      add(rows, 'second page, ms', second);
    }
  }
  for (const { stop } of sites) await stop();
  const table = tableOf(sites);
  console.log(table);
  if (values.write) {
    const text = await readFile(guide, 'utf8');
    const place = /(<!-- bench: compare -->\n).*?(?=<!-- \/bench -->)/s;
    await writeFile(
      guide,
      text.replace(place, (_old, start) => `${start}\n${table}\n`),
    );
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

function add(rows: Rows, name: string, figure: number | undefined): void {
  rows.set(name, [...(rows.get(name) ?? []), figure ?? Number.NaN]);
}

/** Copies a built site, with pages as "faq.html" and packed files, as those of this site are. */
async function copySite(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
  for (const name of await readdir(to, { recursive: true })) {
    if (/.\/index\.html$/.test(name)) {
      await rename(path.join(to, name), path.join(to, name.replace('/index.html', '.html')));
    }
  }
  for (const name of await readdir(to, { recursive: true })) {
    const file = path.join(to, name);
    if (!/\.(?:html|js|css|json|svg|txt)$/.test(name)) continue;
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
  }
}

/** Opens the form at once, clicking until its dialog is open, and then follows a link to the FAQ. Times in milliseconds. */
async function visit(origin: string): Promise<{ dialog: number; second: number }> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const tools = await page.context().newCDPSession(page);
    await tools.send('Network.enable');
    // Slow 4G of Lighthouse, in bytes a second.
    await tools.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 150 },
      ...{ downloadThroughput: 204_800, uploadThroughput: 96_000 },
    });
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const start = performance.now();
    await page.goto(`${origin}/`, { waitUntil: 'commit' });
    const quote = page.getByText('Get Free Quote').locator('visible=true').first();
    const opened = page.locator('dialog[open], [role=dialog]').locator('visible=true').first();
    while ((await opened.count()) === 0) {
      await quote.click({ timeout: 2000, noWaitAfter: true }).catch(() => {});
    }
    const dialog = performance.now() - start;
    await page.goto('about:blank');
    await page.goto(`${origin}/`);
    // A visitor reads before the next page.
    await page.waitForTimeout(1500);
    const before = await page.locator('h1').first().innerText();
    const clicked = performance.now();
    await page
      .locator('a[href^="/faq"]')
      .locator('visible=true')
      .first()
      .click({ noWaitAfter: true });
    await page.waitForFunction((old) => {
      const text = document.querySelector('h1')?.innerText;
      return Boolean(text) && text !== old;
    }, before);
    return { dialog, second: performance.now() - clicked };
  } finally {
    await browser.close();
  }
}

/** Medians of each site, and the ratio of the first one to each other: the median and the range of the rounds. */
function tableOf([own, ...others]: readonly { name: string; rows: Rows }[]): string {
  const heads = ['', own?.name, ...others.map(({ name }) => name)];
  const ratios = others.map(({ name }) => `to ${name}`);
  const lines = Array.from(own?.rows ?? [], ([name, figures]) => {
    const theirs = others.map(({ rows }) => rows.get(name) ?? []);
    const medians = [figures, ...theirs].map((all) => Math.round(median(all)).toLocaleString('en'));
    const compared = theirs.map((all) => {
      const pairs = figures.map((figure, run) => figure / (all[run] ?? Number.NaN));
      if (!pairs.every(Number.isFinite)) return '–';
      const [middle, least, most] = [median(pairs), Math.min(...pairs), Math.max(...pairs)];
      return `${middle.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
    });
    return [name, ...medians, ...compared];
  });
  const all = [[...heads, ...ratios], [...heads, ...ratios].map(() => '---'), ...lines];
  return `${all.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
