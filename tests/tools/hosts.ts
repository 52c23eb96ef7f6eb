import { test } from '@playwright/test';
import { siteServer } from '../../scripts/server/siteServer.ts';
import { type RunningServer, startCaddy, startNginx } from './webServers.ts';

const hosts: Record<string, (site: string) => Promise<RunningServer>> = {
  'npm start': siteServer,
  nginx: startNginx,
  Caddy: startCaddy,
};

/** Declares tests of a built site on each host. */
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
      let host: RunningServer;
      test.beforeAll(async () => {
        host = await start(site());
      });
      test.afterAll(() => host.stop());
      declare({ name, origin: () => host.origin, secureOrigin: () => host.secureOrigin });
    });
  }
}
