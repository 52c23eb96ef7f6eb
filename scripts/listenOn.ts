import { once } from 'node:events';
import type { Server } from 'node:http';
import { errorCode } from './content/errorCode.ts';

/** Ports to try after the wanted one, because two editors can run at the same time. */
const maxTries = 100;

/** Listens on a port of this computer, or the next free one. Port 0 means any free port. Resolves with the port. */
export async function listenOn(server: Server, firstPort: number): Promise<number> {
  for (let port = firstPort; ; port += 1) {
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening');
      const address = server.address();
      return typeof address === 'object' && address ? address.port : port;
    } catch (error) {
      const isTaken = errorCode(error) === 'EADDRINUSE';
      if (!isTaken || port >= Math.min(firstPort + maxTries, 65_535)) throw error;
    }
  }
}
