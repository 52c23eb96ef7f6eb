// npm run bench -- site [route …] [--beside NAME=DIR …] [--runs N] [--write] [--bytes]: builds the site, prints the bytes of its
// pages, and measures three of them, alternating with the same pages in other folders. Prints the table of docs/performance.md.
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { diagnose } from '../../schema/index.ts';
import { buildSite } from '../build/buildSite.ts';
import { writeCompressed } from '../build/hosting/compress.ts';
import { bytesOfPages } from '../build/pageBytes.ts';
import { readContent } from '../content/readContent.ts';
import { readArguments } from '../readArguments.ts';
import { reportFailure } from '../reportFailure.ts';
import { siteServer } from '../server/siteServer.ts';
import { journeys } from './journeys.ts';
import { type Figures, lighthouse } from './pageFigures.ts';

const { values, positionals } = readArguments({
  call: 'npm run bench -- site',
  about:
    'Builds the site and measures it, alone or compared with the same pages built by something else.',
  options: {
    beside: {
      type: 'string',
      multiple: true,
      value: 'PEER',
      default: [],
      about: 'NAME=DIR: a folder of static files to compare with; can be repeated',
    },
    runs: {
      type: 'string',
      value: 'N',
      default: '5',
      between: [1, 100],
      about: 'how often each page is measured',
    },
    write: { type: 'boolean', default: false, about: 'updates the table in docs/performance.md' },
    bytes: { type: 'boolean', default: false, about: 'prints the bytes of each page and ends' },
  },
  operands: {
    usage: '[route …]',
    about: 'pages to measure (default: / /faq /conference-rooms)',
    count: [0, Infinity],
  },
});
const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));

try {
  const out = path.join(folder, 'site');
  await buildSite({ content: 'pages-json', out, hosts: ['cloudflare', 'caddy'] });
  const { pages, site } = await readContent('pages-json');
  const { content } = diagnose(pages, site);
  if (!content) throw new Error('The documents have errors. Run "npm run validate".');
  const all = content.pages.map((page) => page.path);
  const pageBytes = bytesOfPages(out);
  const bytes: Record<string, object> = {};
  for (const route of positionals.length > 0 ? positionals : all) {
    const { files: _files, ...figures } = await pageBytes(route);
    bytes[route] = figures;
  }
  console.table(bytes);

  if (!values.bytes) {
    const defaults = ['/', '/faq', '/conference-rooms'].filter((route) => all.includes(route));
    const routes = positionals.length > 0 ? positionals : defaults;
    const sites = new Map([['this site', out]]);
    for (const peer of values.beside) {
      const [name = '', from] = peer.split(/=(.*)/s);
      if (!from) throw new Error(`--beside takes NAME=DIR, not "${peer}".`);
      sites.set(name, await hostable(from, path.join(folder, `peer-${sites.size}`)));
    }
    const text = table(await measure(sites, routes, content.site.header.ctaText));
    console.log(text);
    if (values.write) await write(text);
  }
} catch (error) {
  reportFailure(error);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** Copies a folder of static files, adapted so that `siteServer` serves it like a build. Returns the copy's path. */
async function hostable(from: string, to: string): Promise<string> {
  await cp(from, to, { recursive: true });
  for (const name of await readdir(to, { recursive: true })) {
    const file = path.join(to, name);
    if (/[\\/]index\.html$/.test(name)) await rename(file, `${path.dirname(file)}.html`);
  }
  // Astro and Next.js put hashed files in folders that begin with an underscore.
  const rule = '/_*\n  Cache-Control: public, max-age=31536000, immutable\n';
  await writeFile(path.join(to, '_headers'), rule);
  await writeCompressed(to, {
    last: to,
    cache: path.join(folder, 'compressed'),
    onProgress: () => {},
  });
  return to;
}

/** Measures the same pages of the sites, alternating. Returns the figures of each run for each site, by metric and page. */
async function measure(
  sites: ReadonlyMap<string, string>,
  routes: readonly string[],
  button: string,
): Promise<Map<string, Figures[]>> {
  const servers = await Promise.all(
    Array.from(sites, async ([name, at]) => ({ name, ...(await siteServer(at)) })),
  );
  const runs = new Map(servers.map(({ name }): [string, Figures[]] => [name, []]));
  const scores: Record<string, Figures> = {};
  const second = routes.find((route) => route !== '/');
  for (let run = 0; run < Number(values.runs); run += 1) {
    // The machine's load varies, but hardly within one round. The order alternates.
    const inTurn = run % 2 === 0 ? servers : servers.toReversed();
    const add = (name: string, page: string, figures: Figures) => {
      const all = runs.get(name) ?? [];
      const named = Object.entries(figures).map(([key, value]) => [`${key} | ${page}`, value]);
      all[run] = { ...all[run], ...Object.fromEntries(named) };
    };
    for (const route of routes) {
      for (const { name, origin } of inTurn) {
        const report = await lighthouse(origin + route, folder);
        add(name, `\`${route}\``, report.figures);
        scores[`${name} ${route}`] = report.scores;
      }
    }
    for (const { name, origin } of inTurn) {
      add(name, `\`/\`, \`${second}\``, await journeys(origin, button, second));
    }
  }
  for (const { stop } of servers) await stop();
  console.table(scores);
  return runs;
}

/** A Markdown table of medians, and of the ratios of the first site's to each other site's, with their range over the runs. */
function table(runs: ReadonlyMap<string, readonly Figures[]>): string {
  const [[, ours = []] = [], ...others] = runs;
  const headings = others.flatMap(([name]) => [name, `this site ÷ ${name}`]);
  const measures = new Set(Object.keys(ours[0] ?? {}).map((key) => key.split(' | ')[0]));
  const keys = Array.from(measures, (measure) =>
    Object.keys(ours[0] ?? {}).filter((key) => key.startsWith(`${measure} | `)),
  ).flat();
  const rows = keys.map((key) => {
    const cells = others.flatMap(([, theirs]) => [figure(theirs, key), ratio(ours, theirs, key)]);
    return [key, figure(ours, key), ...cells];
  });
  const lines = [['measure | page', 'this site', ...headings], ...rows];
  const separator = ['---', ...(lines[0] ?? []).map(() => '---')];
  return [
    ...[lines[0] ?? [], separator, ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    `\nMedians of ${values.runs} runs, ${availableParallelism()} cores; in parentheses, the lowest and highest ratio of a run.`,
  ].join('\n');
}

function figure(runs: readonly Figures[], key: string): string {
  const value = median(runs.map((figures) => figures[key]));
  const maximumFractionDigits = value !== undefined && value < 1 ? 3 : 0;
  return value?.toLocaleString('en-US', { maximumFractionDigits }) ?? '–';
}

function ratio(ours: readonly Figures[], theirs: readonly Figures[], key: string): string {
  const of = median(theirs.map((figures) => figures[key]));
  const value = median(ours.map((figures) => figures[key]));
  if (!of || value === undefined) return '–';
  const ratios = ours.map((figures, run) => (figures[key] ?? NaN) / (theirs[run]?.[key] ?? NaN));
  const [low, high] = [Math.min(...ratios).toFixed(2), Math.max(...ratios).toFixed(2)];
  return `${(value / of).toFixed(2)}${low === high ? '' : ` (${low}–${high})`}`;
}

function median(all: readonly (number | undefined)[]): number | undefined {
  const values = all.filter((value) => value !== undefined).sort((a, b) => a - b);
  return values[Math.floor((values.length - 1) / 2)];
}

/** Replaces the text between the two marks in docs/performance.md. */
async function write(text: string): Promise<void> {
  const guide = 'docs/performance.md';
  const [start, end] = ['<!-- measured -->', '<!-- /measured -->'];
  const [before, rest = ''] = (await readFile(guide, 'utf8')).split(start);
  const [, after] = rest.split(end);
  if (after === undefined) throw new Error(`${guide} needs the marks ${start} and ${end}.`);
  await writeFile(guide, `${before}${start}\n\n${text}\n\n${end}${after}`);
}
