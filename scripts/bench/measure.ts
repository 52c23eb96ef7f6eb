import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

type Measured = {
  seconds: number;
  /** The most memory the command held, in megabytes; where the system tells it (Linux). */
  megabytes: number | undefined;
  code: number | null;
};

/** Runs a whole command, start-up included. Its output is not shown. */
export function measure(program: string, ...args: string[]): Promise<Measured> {
  return measureIn('.', program, ...args);
}

/** The same in another working folder. */
export async function measureIn(
  cwd: string,
  program: string,
  ...args: string[]
): Promise<Measured> {
  const start = performance.now();
  const child = spawn(program, args, { cwd, stdio: 'ignore' });
  let most: number | undefined;
  const look = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1];
    if (kilobytes) most = Number(kilobytes) / 1000;
  }, 20);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  clearInterval(look);
  return { seconds: (performance.now() - start) / 1000, megabytes: most, code };
}

/** One line of a table: a name and its figures. */
export function line(name: string, { seconds, megabytes, code }: Measured): string {
  const memory = megabytes === undefined ? '' : `${megabytes.toFixed(0).padStart(6)} MB`;
  const failed = code === 0 ? '' : `   exit code ${code}`;
  return `${name.padEnd(44)}${seconds.toFixed(2).padStart(7)} s${memory}${failed}`;
}
