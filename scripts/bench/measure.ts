import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** The resources that a command used. */
export type Measured = {
  seconds: number;
  /** CPU time of the command and its child processes on all cores: more reliable than `seconds` on a busy machine (Linux). */
  processorSeconds?: number | undefined;
  /** The command's peak memory in megabytes; undefined if the system does not report it (Linux does). */
  megabytes: number | undefined;
  code: number | null;
};

/** Runs a complete Node command, including startup. Its output is not shown. */
export async function measure(...args: string[]): Promise<Measured> {
  const start = performance.now();
  const child = spawn('node', args, { stdio: 'ignore' });
  let most: number | undefined;
  let processorSeconds: number | undefined;
  const look = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1];
    if (kilobytes) most = Number(kilobytes) / 1000;
    const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => '');
    // proc(5): utime, stime, cutime and cstime in hundredths of a second, after the name in parentheses.
    const times = stat
      .replace(/^.*\) /s, '')
      .split(' ')
      .slice(11, 15)
      .map(Number);
    if (times.length === 4) processorSeconds = times.reduce((sum, time) => sum + time, 0) / 100;
  }, 20);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  clearInterval(look);
  return { seconds: (performance.now() - start) / 1000, processorSeconds, megabytes: most, code };
}

/** One line of a table: a name and its figures. */
export function line(
  name: string,
  { seconds, processorSeconds, megabytes, code }: Measured,
): string {
  const memory = megabytes === undefined ? '' : `${megabytes.toFixed(0).padStart(6)} MB`;
  const processor =
    processorSeconds === undefined ? '' : `${processorSeconds.toFixed(2).padStart(8)} s of cores`;
  const failed = code === 0 ? '' : `   exit code ${code}`;
  return `${name.padEnd(44)}${seconds.toFixed(2).padStart(7)} s${processor}${memory}${failed}`;
}
