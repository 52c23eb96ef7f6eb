import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { answersAt, startProgram } from './startProgram.ts';

/** A web server that serves a built folder on this computer. */
export type RunningServer = { origin: string; stop: () => Promise<void> };

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
  return run(program, ['-p', folder, '-c', file], { folder, port, signal: 'SIGQUIT' });
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
    signal: 'SIGTERM',
  });
}

async function copyOf(site: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'web-server-'));
  await cp(site, path.join(folder, 'site'), { recursive: true });
  return folder;
}

type Options = { folder: string; port: number; signal: NodeJS.Signals };

/** Starts a server with a folder of its own, which is removed when it stops or does not start. */
async function run(
  program: string,
  args: readonly string[],
  { folder, port, signal }: Options,
): Promise<RunningServer> {
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const options = { env, signal, findAddress: answersAt(origin) };
  const remove = () => rm(folder, { recursive: true, force: true });
  const server = await startProgram(program, args, options).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return { origin, stop: () => server.stop().then(remove) };
}
