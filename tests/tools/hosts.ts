import { test } from '@playwright/test';
import { siteServer } from '../../scripts/server/siteServer.ts';
import { findOptionalProgram } from './findProgram.ts';
import { type RunningServer, startCaddy, startNginx } from './webServers.ts';

const nginx = findOptionalProgram({ names: ['nginx'], debianPackages: ['nginx-light'] });
const caddy = findOptionalProgram({ names: ['caddy'], debianPackages: ['caddy'] });

const hosts: Record<string, ((site: string) => Promise<RunningServer>) | undefined> = {
  'npm start': async (site) => {
    const { server, origin } = await siteServer(site);
    return { origin, stop: async () => void server.close() };
  },
  nginx: nginx === undefined ? undefined : (site) => startNginx(nginx, site),
  Caddy: caddy === undefined ? undefined : (site) => startCaddy(caddy, site),
};

/** Declares tests of a built site on each host. Skips those of a host that cannot run here. */
export function underEachHost(
  site: () => string,
  declare: (host: {
    name: string;
    origin: () => string;
    secureOrigin: () => string | undefined;
  }) => void,
): void {
  for (const [name, start] of Object.entries(hosts)) {
    test.describe(`under ${name}`, () => {
      if (!start) {
        test.skip('is not tested: it is not installed and cannot be', () => {});
        return;
      }
      let host: RunningServer;
      test.beforeAll(async () => {
        host = await start(site());
      });
      test.afterAll(() => host.stop());
      declare({ name, origin: () => host.origin, secureOrigin: () => host.secureOrigin });
    });
  }
}
