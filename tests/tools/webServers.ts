import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answersAt, startProgram } from '../../scripts/startProgram.ts';
import { findProgram } from './findProgram.ts';
import { freePort } from './freePort.ts';

/** A web server that serves a built folder on this computer. */
export type RunningServer = {
  origin: string;
  /** The same site over HTTPS with a test certificate, if the server supports it. */
  secureOrigin?: string;
  stop: () => Promise<void>;
};

/** Runs nginx with scripts/build/hosting/nginx.conf on a built folder. */
export async function startNginx(site: string): Promise<RunningServer> {
  const program = findProgram('nginx');
  const port = await freePort();
  const secure = await freePort();
  const folder = await copyOf(site);
  const certificate = path.join(folder, 'privkey.pem');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'],
      ...['-keyout', certificate, '-out', path.join(folder, 'fullchain.pem')],
    ],
    { stdio: 'ignore' },
  );
  const block = (await readFile('scripts/build/hosting/nginx.conf', 'utf8'))
    .replaceAll('/srv/site', path.join(folder, 'site'))
    .replaceAll('/etc/letsencrypt/live/site', folder)
    .replace(
      'listen 443 ssl http2;',
      `listen 127.0.0.1:${port}; listen 127.0.0.1:${secure} ssl http2;`,
    )
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replaceAll(/ *listen \[::\].*\n/g, '');
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const config = `${user} daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes 1;
events { worker_connections 512; }
http { include /etc/nginx/mime.types; access_log off; ${own.join(' ')}
${block}
}
`;
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, config);
  const server = await run(program, ['-p', folder, '-c', file], {
    folder,
    port,
    signal: 'SIGQUIT',
  });
  return { ...server, secureOrigin: `https://127.0.0.1:${secure}` };
}

/** Runs Caddy with scripts/build/hosting/Caddyfile on a built folder, without certificates. */
export async function startCaddy(site: string): Promise<RunningServer> {
  const program = findProgram('caddy');
  const port = await freePort();
  const folder = await copyOf(site);
  const server = (await readFile('scripts/build/hosting/Caddyfile', 'utf8'))
    .replaceAll('/srv/site', path.join(folder, 'site'))
    .replace('{$SITE_ADDRESS::80} {', `http://:${port} {`);
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${server}`);
  return run(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    folder,
    port,
    signal: 'SIGTERM',
  });
}

/** The Apache modules that a build's .htaccess uses. */
export const apacheModules = ['rewrite', 'headers', 'mime', 'dir'] as const;

/**
 * Runs Apache on a built folder like shared hosting: the site is configured only in its .htaccess. The server lists folders and
 * negotiates content, as some hosts do. `modules` are the enabled apacheModules.
 */
export async function startApache(
  site: string,
  modules: readonly (typeof apacheModules)[number][] = apacheModules,
): Promise<RunningServer> {
  const program = findProgram('apache');
  const port = await freePort();
  const folder = await copyOf(site);
  const needed = ['mpm_event', 'authz_core', 'autoindex', 'negotiation', ...modules];
  const isRoot = process.getuid?.() === 0;
  // When started as root, Apache serves as another user, who must be able to read the folders.
  if (isRoot) for (const name of [folder, path.join(folder, 'site')]) await chmod(name, 0o755);
  const config = [
    ...needed.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    `ServerRoot ${folder}`,
    `DefaultRuntimeDir ${folder}`,
    `PidFile ${folder}/pid`,
    'ErrorLog error.log',
    'ServerName localhost',
    `Listen 127.0.0.1:${port}`,
    ...(isRoot ? ['User www-data', 'Group www-data'] : []),
    ...['StartServers 1', 'ServerLimit 1', 'ThreadsPerChild 8', 'MaxRequestWorkers 8'],
    ...(modules.includes('mime') ? ['TypesConfig /etc/mime.types'] : []),
    `DocumentRoot ${folder}/site`,
    `<Directory ${folder}/site>`,
    'Options All MultiViews',
    'AllowOverride All',
    'Require all granted',
    '</Directory>',
  ];
  const file = path.join(folder, 'apache.conf');
  await writeFile(file, `${config.join('\n')}\n`);
  return run(program, ['-DFOREGROUND', '-f', file], { folder, port, signal: 'SIGTERM' });
}

/** Runs Cloudflare Pages on a built folder, with the program that publish.yml deploys with, which is downloaded if necessary. */
export async function startCloudflare(site: string): Promise<RunningServer> {
  const find = ['--yes', '--package=wrangler@4', '--', 'which', 'wrangler'];
  // Not run by npx, which would end without ending it.
  const program = execFileSync('npx', find, { encoding: 'utf8' }).trim();
  const port = await freePort();
  const folder = await copyOf(site);
  // Its state is beside the site, and is removed with it.
  const args = ['pages', 'dev', 'site', '--cwd', folder, '--ip=127.0.0.1', `--port=${port}`];
  return run(program, [...args, '--compatibility-date=2026-01-01'], {
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

/** Starts a server with a temporary folder, which is removed when the server stops or fails to start. */
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
