// npm run bench -- load [seconds]: builds the site and requests its pages and files from each host installed here, over 200
// connections (default: 30 seconds). Exit code 1 if a response fails. npx installs autocannon on first use.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findInstalled } from '../../tests/tools/findProgram.ts';
import { startPreview } from '../../tests/tools/servers.ts';
import { type RunningServer, startNginx } from '../../tests/tools/webServers.ts';
import { buildSite } from '../build/buildSite.ts';
import { startDataIn } from '../build/pageBytes.ts';
import { readArguments } from '../readArguments.ts';

const connections = 200;
const { positionals } = readArguments({
  call: 'npm run bench -- load',
  about:
    'Requests pages and files from each host that runs here over 200 connections; no answer may fail.',
  options: {},
  operands: {
    usage: '[seconds]',
    about: 'how long, for each host (default: 30)',
    count: [0, 1],
    between: [1, 3600],
  },
});
const seconds = Number(positionals[0] ?? 30);
const folder = await mkdtemp(path.join(tmpdir(), 'load-'));
const out = path.join(folder, 'site');

type Report = {
  requests: { average: number; sent: number };
  latency: { p50: number; p99: number };
  '2xx': number;
  non2xx: number;
  errors: number;
  timeouts: number;
};

try {
  await buildSite({ content: 'pages-json', out, hosts: ['nginx'] });
  const addresses = await askedFor('index.html', 'faq.html', 'conference-rooms.html');

  const figures: Record<string, object> = {};
  const load = async (name: string, { origin, stop }: RunningServer) => {
    const report = await autocannon(origin, addresses);
    await stop();
    const failed = report.errors + report.timeouts + report.non2xx;
    figures[name] = {
      'requests/s': Math.round(report.requests.average),
      'median ms': report.latency.p50,
      '99 % ms': report.latency.p99,
      answers: report['2xx'],
      failed,
    };
    if (failed > 0 || report['2xx'] === 0) process.exitCode = 1;
  };
  await load('vite preview', await startPreview(out));
  if (findInstalled('nginx')) await load('nginx', await startNginx(out));
  console.log(`${connections} connections, ${seconds} s, ${addresses.length} addresses in turn`);
  console.table(figures);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** The addresses of built pages and of all files that they request. */
async function askedFor(...files: string[]): Promise<string[]> {
  const addresses = new Set<string>();
  for (const file of files) {
    const html = await readFile(path.join(out, file), 'utf8');
    const start = startDataIn(html);
    const named = html.matchAll(/(?:src|href)="(\/[^"#]+\.(?:woff2|svg|css))[#"]/g);
    addresses.add(path.posix.join('/', path.dirname(file)));
    for (const [, url = ''] of named) addresses.add(url);
    for (const url of [...start.code, start.document, start.site]) addresses.add(url);
  }
  return Array.from(addresses);
}

/** Requests the addresses in turn on every connection, like a browser that accepts compressed responses. */
async function autocannon(origin: string, addresses: string[]): Promise<Report> {
  const headers = [{ name: 'accept-encoding', value: 'br, gzip' }];
  const entries = addresses.map((address) => ({
    request: { method: 'GET', url: origin + address, headers },
  }));
  const file = path.join(folder, 'requests.har');
  await writeFile(file, JSON.stringify({ log: { entries } }));
  const options = ['-c', String(connections), '-d', String(seconds), '--har', file, '--json'];
  const child = spawn('npx', ['--yes', 'autocannon@9', ...options, origin], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (part) => {
    text += part;
  });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`autocannon ended with ${code}.`);
  return JSON.parse(text);
}
