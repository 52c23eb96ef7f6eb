import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';

/** A program that serves a built folder here. */
export type RunningServer = { origin: string; stop: () => Promise<void> };

/**
 * The program of a web server; installs its Debian package where there is none and one may. Undefined where none can
 * be had.
 */
export function findWebServer(name: string, debianPackage: string): string | undefined {
  const find = () => {
    try {
      return execFileSync('sh', ['-c', `PATH=$PATH:/usr/sbin:/usr/local/sbin command -v ${name}`])
        .toString()
        .trim();
    } catch {
      return undefined;
    }
  };
  const found = find();
  if (found || process.getuid?.() !== 0) return found;
  try {
    console.log(`Installing ${debianPackage} for the tests of hosting.`);
    const options = ['install', '-y', '-qq', '--no-install-recommends', debianPackage];
    execFileSync('apt-get', options, { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return find();
}

/** Runs nginx with deploy/nginx.conf on a built folder. */
export async function startNginx(program: string, site: string): Promise<RunningServer> {
  const port = await getPort();
  const folder = await copyOf(site);
  const server = (await readFile('deploy/nginx.conf', 'utf8'))
    .replaceAll('/srv/site', path.join(folder, 'site'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/ *listen \[::\]:80;\n/, '');
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const config = `${user} daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes 1;
events { worker_connections 512; }
http { include /etc/nginx/mime.types; access_log off; ${own.join(' ')}
${server}
}
`;
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, config);
  return run(program, ['-p', folder, '-c', file], { folder, port, quit: 'SIGQUIT' });
}

/** Runs Caddy with deploy/Caddyfile on a built folder, without its certificates. */
export async function startCaddy(program: string, site: string): Promise<RunningServer> {
  const port = await getPort();
  const folder = await copyOf(site);
  const server = (await readFile('deploy/Caddyfile', 'utf8'))
    .replaceAll('/srv/site', path.join(folder, 'site'))
    .replace('www.example.com {', `http://127.0.0.1:${port} {`);
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n}\n${server}`);
  return run(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    folder,
    port,
    quit: 'SIGTERM',
  });
}

async function copyOf(site: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'web-server-'));
  await cp(site, path.join(folder, 'site'), { recursive: true });
  return folder;
}

type Running = { folder: string; port: number; quit: NodeJS.Signals };

// A server answers within a fraction of a second, and later on a busy machine.
const aMinute = 60_000;

/** Starts a server and waits until it answers. Rejects with what it said where it does not. */
async function run(
  program: string,
  args: string[],
  { folder, port, quit }: Running,
): Promise<RunningServer> {
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  let isOver = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isOver = true;
      resolve();
    };
    child.on('error', (error) => {
      said += error.message;
      end();
    });
    child.on('exit', end);
  });
  const origin = `http://127.0.0.1:${port}`;
  const answers = async () => (await fetch(origin).catch(() => undefined)) !== undefined;
  const start = performance.now();
  while (!(await answers())) {
    const isLate = performance.now() - start > aMinute;
    if (isLate) child.kill('SIGKILL');
    if (isLate || isOver) {
      await ended;
      await rm(folder, { recursive: true, force: true });
      throw new Error(`${program} does not ${isLate ? 'answer' : 'start'}: ${said}`);
    }
    await wait(20);
  }
  return {
    origin,
    stop: async () => {
      child.kill(quit);
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
