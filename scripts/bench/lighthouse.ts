import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserArguments, findBrowser } from '../findBrowser.ts';

export type Figures = Record<string, number | undefined>;

/**
 * The figures of one run of Lighthouse (mobile, really throttled): scores (0 to 100), times in milliseconds, the layout shift, and
 * bytes as sent. npx installs Lighthouse when it is first needed.
 */
export async function lighthouse(url: string): Promise<Figures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const report = path.join(folder, 'report.json');
  const flags = ['--headless', ...browserArguments].join(' ');
  try {
    await new Promise<void>((resolve, reject) => {
      const child = spawn(
        'npx',
        [
          ...['--yes', 'lighthouse@12', url, '--quiet', '--output=json'],
          ...[`--output-path=${report}`, `--chrome-flags=${flags}`],
          '--only-categories=performance,accessibility,best-practices,seo',
          // Otherwise Lighthouse would simulate both, and its simulation varies from run to run.
          '--throttling-method=devtools',
        ],
        { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findBrowser() } },
      );
      child.on('error', reject);
      child.on('exit', () => resolve());
    });
    const { categories, audits } = JSON.parse(await readFile(report, 'utf8'));
    const time = (id: string) => Math.round(audits[id].numericValue);
    const requests: { resourceType: string; transferSize: number }[] =
      audits['network-requests'].details.items;
    const bytesOf = (isCounted: (type: string) => boolean) =>
      requests.reduce(
        (sum, { resourceType, transferSize }) => sum + (isCounted(resourceType) ? transferSize : 0),
        0,
      );
    return {
      performance: categories.performance.score * 100,
      accessibility: categories.accessibility.score * 100,
      practices: categories['best-practices'].score * 100,
      seo: categories.seo.score * 100,
      fcp: time('first-contentful-paint'),
      lcp: time('largest-contentful-paint'),
      si: time('speed-index'),
      tbt: time('total-blocking-time'),
      cls: audits['cumulative-layout-shift'].numericValue,
      js: bytesOf((type) => type === 'Script'),
      bytes: bytesOf(() => true),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The median of each figure, to the thousandth. */
export function medians(all: readonly Figures[]): Figures {
  return Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => {
      const values = all.flatMap((figures) => figures[name] ?? []).sort((a, b) => a - b);
      const median = values[Math.floor((values.length - 1) / 2)];
      return [name, median === undefined ? undefined : Math.round(median * 1000) / 1000];
    }),
  );
}
