import type { Server } from 'node:http';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { siteServer } from '../../scripts/server/siteServer.ts';
import { companies } from './companies.ts';

const sites = [
  { content: 'tests/fixtures/site', build: 'dist.tests', port: 'TEST_PORT' },
  ...companies,
];

/** Builds the sites of the tests and serves them; the shipped documents as `npm run build` has built them. */
export default async function startSites(): Promise<() => void> {
  const servers: Server[] = [];
  for (const { content, build, port: variable } of sites) {
    if (content !== 'pages-json') {
      const { diagnostics, seconds } = await buildSite({ content, out: build });
      if (diagnostics.length > 0) throw new Error(`${content}: ${diagnostics[0]?.message}`);
      console.log(`${content}: built in ${seconds.toFixed(1)} s.`);
    }
    const { server, port } = await siteServer(build);
    process.env[variable] = String(port);
    servers.push(server);
  }
  return () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
}
