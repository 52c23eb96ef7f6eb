import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The program of nginx; installs Debian's package where there is none and one may. Undefined where none can be had. */
export function findNginx(): string | undefined {
  const find = () => {
    try {
      return execFileSync('sh', ['-c', 'PATH=$PATH:/usr/sbin:/usr/local/sbin command -v nginx'])
        .toString()
        .trim();
    } catch {
      return undefined;
    }
  };
  const found = find();
  if (found || process.getuid?.() !== 0) return found;
  try {
    console.log('Installing nginx for the tests of hosting.');
    execFileSync('apt-get', ['install', '-y', '-qq', 'nginx-light'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return find();
}

/** Runs nginx with deploy/nginx.conf on a built folder. Returns its address and what ends it. */
export async function startNginx(
  program: string,
  site: string,
  port: number,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  await cp(site, path.join(folder, 'site'), { recursive: true });
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
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const answers = async () => (await fetch(origin).catch(() => undefined)) !== undefined;
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`nginx does not start: ${said}`);
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
