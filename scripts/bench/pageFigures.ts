import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { browserArguments, findBrowser } from '../findBrowser.ts';

/** Bytes, milliseconds, and the layout shift, by name of the metric. */
export type Figures = Record<string, number | undefined>;

/**
 * Runs Lighthouse (mobile) on a page with the connection and CPU actually throttled. npx installs Lighthouse on first use. Its
 * report is written to `folder`. On a busy machine the report can lack figures; then it runs again.
 */
export async function lighthouse(
  url: string,
  folder: string,
  retries = 2,
): Promise<{ figures: Figures; scores: Figures }> {
  const report = path.join(folder, 'lighthouse.json');
  const flags = ['--headless', ...browserArguments].join(' ');
  await new Promise<void>((resolve, reject) => {
    const child = spawn(
      'npx',
      [
        ...['--yes', 'lighthouse@12', url, '--quiet', '--output=json'],
        ...[`--output-path=${report}`, `--chrome-flags=${flags}`],
        '--only-categories=performance,accessibility,best-practices,seo',
        // By default Lighthouse simulates both, and its simulation varies from run to run.
        '--throttling-method=devtools',
      ],
      { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findBrowser() } },
    );
    child.on('error', reject);
    child.on('exit', () => resolve());
  });
  const { categories, audits } = JSON.parse(await readFile(report, 'utf8'));
  const requests: { resourceType: string; transferSize: number }[] | undefined =
    audits['network-requests']?.details?.items;
  if (!requests || audits['total-blocking-time']?.numericValue === undefined) {
    if (retries > 0) return lighthouse(url, folder, retries - 1);
    throw new Error(`Lighthouse has no figures for ${url}.`);
  }
  const bytes = (type = '') =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    figures: {
      'JavaScript, bytes': bytes('Script'),
      'all files, bytes': bytes(),
      'first paint, ms': audits['first-contentful-paint'].numericValue,
      'largest paint, ms': audits['largest-contentful-paint'].numericValue,
      'blocking time, ms': audits['total-blocking-time'].numericValue,
      'layout shift': audits['cumulative-layout-shift'].numericValue,
    },
    scores: Object.fromEntries(
      Object.entries<{ score: number }>(categories).map(([id, { score }]) => [id, score * 100]),
    ),
  };
}
