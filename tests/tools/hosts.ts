import { test } from '@playwright/test';
import { siteServer } from '../../scripts/server/siteServer.ts';
import { type ProgramName, skipReason } from './findProgram.ts';
import {
  type RunningServer,
  startApache,
  startCaddy,
  startCloudflare,
  startNginx,
} from './webServers.ts';

type Host = { start: (site: string) => Promise<RunningServer>; programs: readonly ProgramName[] };

const hosts: Record<string, Host> = {
  'npm start': { start: siteServer, programs: [] },
  Apache: { start: startApache, programs: ['apache'] },
  nginx: { start: startNginx, programs: ['nginx'] },
  Caddy: { start: startCaddy, programs: ['caddy'] },
  Cloudflare: { start: startCloudflare, programs: [] },
};

/** Declares tests of a built site for each host. */
export function underEachHost(
  site: () => string,
  declare: (host: {
    name: string;
    origin: () => string;
    secureOrigin: () => string | undefined;
  }) => void,
): void {
  for (const [name, { start, programs }] of Object.entries(hosts)) {
    // Other hosts are configured by files, which have tests of their own.
    test.describe(`under ${name}`, { tag: name === 'npm start' ? [] : '@slow' }, () => {
      const reason = skipReason(programs);
      test.skip(reason !== undefined, reason);
      let host: RunningServer;
      test.beforeAll(async () => {
        host = await start(site());
      });
      test.afterAll(() => host.stop());
      declare({ name, origin: () => host.origin, secureOrigin: () => host.secureOrigin });
    });
  }
}
