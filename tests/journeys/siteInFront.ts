import { request as ask, createServer, type ServerResponse } from 'node:http';

/** A response that replaces the built site's for an address. */
type Answer = { status: number; location?: string; body?: string };

/** A proxy in front of the built site that can delay responses, replace them, and remove scripts. */
export type SiteInFront = {
  origin: string;
  /** The requested paths, in order. */
  asked: string[];
  /** Errors, warnings and policy violations reported by pages. */
  heard: string[];
  /** Delays responses for these paths until the returned function is called. */
  hold: (paths: RegExp) => () => void;
  /** Replaces responses for these paths until the returned function is called. */
  answer: (paths: RegExp, answer: Answer) => () => void;
  /** Serves pages as browsers without scripts see them. */
  withoutScript: () => void;
  stop: () => void;
};

// Reports problems on a page to the server. Runs before all other scripts.
const listener = `(() => {
  const tell = (text) => fetch('/__heard', { method: 'POST', body: text, keepalive: true }).catch(() => {});
  addEventListener('error', (event) => tell('error: ' + event.message));
  addEventListener('unhandledrejection', (event) => tell('rejection: ' + event.reason));
  document.addEventListener('securitypolicyviolation', (event) =>
    tell('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
  for (const level of ['error', 'warn']) {
    const print = console[level];
    console[level] = (...words) => { tell(level + ': ' + words.join(' ')); print(...words); };
  }
})()`;

/** Starts a proxy for the built site at `site`. */
export async function putInFront(site: string): Promise<SiteInFront> {
  const requests: string[] = [];
  const heard: string[] = [];
  const held = new Set<{ paths: RegExp; until: Promise<void> }>();
  const answers = new Set<{ paths: RegExp; answer: Answer }>();
  let hasScript = true;

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', site);
    if (pathname === '/__heard') {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      heard.push(text);
      response.end();
      return;
    }
    if (pathname === '/__listener.js') {
      response.setHeader('content-type', 'text/javascript').end(listener);
      return;
    }
    requests.push(pathname);
    for (const { paths, until } of held) if (paths.test(pathname)) await until;
    for (const { paths, answer } of answers) {
      if (!paths.test(pathname)) continue;
      const { status, location, body = '' } = answer;
      response.writeHead(status, { 'content-type': 'text/html', ...(location && { location }) });
      response.end(body);
      return;
    }
    passOn(site + request.url, response, hasScript);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');

  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked: requests,
    heard,
    hold(paths) {
      let release = () => {};
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      const rule = { paths, until };
      held.add(rule);
      return () => {
        held.delete(rule);
        release();
      };
    },
    answer(paths, answer) {
      const rule = { paths, answer };
      answers.add(rule);
      return () => answers.delete(rule);
    },
    withoutScript() {
      hasScript = false;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Forwards a request to the site. Adds the listener to pages, or removes their scripts. */
function passOn(address: string, response: ServerResponse, hasScript: boolean): void {
  const request = ask(address, async (answer) => {
    const { statusCode = 500, headers } = answer;
    if (!headers['content-type']?.startsWith('text/html')) {
      response.writeHead(statusCode, headers);
      answer.pipe(response);
      return;
    }
    let html = '';
    answer.setEncoding('utf8');
    for await (const chunk of answer) html += chunk;
    const { 'content-length': _length, ...others } = headers;
    if (!hasScript) others['content-security-policy'] = "script-src 'none'";
    response.writeHead(statusCode, others);
    response.end(
      hasScript
        ? html.replace('<head>', '<head><script src="/__listener.js"></script>')
        : html.replace(/<script[^>]*>.*?<\/script>/gs, '').replace(/<\/?noscript[^>]*>/g, ''),
    );
  });
  request.on('error', () => response.destroy());
  response.on('close', () => request.destroy());
  request.end();
}
