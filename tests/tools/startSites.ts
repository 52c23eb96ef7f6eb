import { buildSite } from '../../scripts/build/buildSite.ts';
import { siteServer } from '../../scripts/server/siteServer.ts';
import { startBuilds } from './builtOnce.ts';
import { companies } from './companies.ts';
import { isFullRun } from './walk.ts';

const sites = [
  { content: 'tests/fixtures/site', build: 'dist.tests', port: 'TEST_PORT' },
  // Only slow tests open the others.
  ...companies.filter(({ build }) => isFullRun || ['dist', 'dist.second'].includes(build)),
];

/** Builds and serves the test sites, and serves the shipped documents as built by `npm run build`. */
export default async function startSites(): Promise<() => Promise<void>> {
  const stops = [await startBuilds()];
  for (const { content, build, port: variable } of sites) {
    if (content !== 'pages-json') {
      const { diagnostics, seconds } = await buildSite({ content, out: build });
      if (diagnostics.length > 0) throw new Error(`${content}: ${diagnostics[0]?.message}`);
      console.log(`${content}: built in ${seconds.toFixed(1)} s.`);
    }
    const { origin, stop } = await siteServer(build);
    process.env[variable] = new URL(origin).port;
    stops.push(stop);
  }
  return async () => {
    for (const stop of stops) await stop();
  };
}
