import type { ServerResponse } from 'node:http';
import { listen, selfSigned } from './provider.ts';

/**
 * How a form service answers a form: it accepts it, redirects a script to its page of thanks, finds errors in fields, wants no
 * more messages, breaks, keeps a script waiting, or loses the connection.
 */
export type Reply = 'accept' | 'redirect' | 'refuse' | 'busy' | 'break' | 'wait' | 'cut';

/** A form service on this computer, on another origin than the site. */
export type FormService = {
  origin: string;
  /** What arrived: the values of each form. */
  received: Record<string, string[]>[];
  /** Decides how the next forms are answered. */
  reply: (reply: Reply) => void;
  /** Answers everything that waits. */
  release: () => void;
  stop: () => void;
};

/**
 * Starts a service that answers like Formspree, Basin and Web3Forms: with JSON if that is accepted, and otherwise with a redirect
 * to a page of thanks.
 */
export async function startFormService(): Promise<FormService> {
  const received: FormService['received'] = [];
  let chosen: Reply = 'accept';
  let waiting: (() => void)[] = [];

  const { origin, server } = await listen(
    'localhost',
    await selfSigned(),
    async (request, response) => {
      const isScript = request.headers.accept === 'application/json';
      if (request.method !== 'POST') {
        // Services allow no script to read their pages.
        response
          .setHeader('content-type', 'text/html')
          .end('<!doctype html><h1>Service: thanks</h1>');
        return;
      }
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const values = new URLSearchParams(body);
      received.push(Object.fromEntries([...values.keys()].map((key) => [key, values.getAll(key)])));
      response.setHeader('access-control-allow-origin', '*');
      if (chosen === 'cut') response.destroy();
      else if (chosen === 'wait') waiting.push(() => answer(response, 'accept', isScript));
      else answer(response, chosen, isScript);
    },
  );
  return {
    origin,
    received,
    reply(reply) {
      chosen = reply;
    },
    release() {
      for (const go of waiting) go();
      waiting = [];
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const problems = {
  errors: [{ field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' }],
};

function answer(response: ServerResponse, reply: Reply, isScript: boolean): void {
  const json = (status: number, content: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  if (reply === 'busy') json(429, { error: 'Too many requests' });
  else if (reply === 'break') json(500, { error: 'Internal error' });
  else if (reply === 'refuse') json(422, problems);
  else if (isScript && reply === 'accept') json(200, { ok: true, next: '/thanks' });
  else response.writeHead(302, { location: '/thanks' }).end();
}
