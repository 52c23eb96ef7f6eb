import { spawn } from 'node:child_process';

/** A program that runs beside a test. */
export type StartedProgram = {
  /** What `ready` found in what it printed. */
  said: string;
  stop: () => Promise<void>;
};

/** Starts a program and waits until it has printed what is wanted. Rejects with what it printed when it ends before. */
export async function startProgram(
  command: string,
  args: string[],
  { ready = /^/, env = {} }: { ready?: RegExp; env?: NodeJS.ProcessEnv },
): Promise<StartedProgram> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const said = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const read = (text: Buffer) => {
      printed += text.toString();
      const found = ready.exec(printed);
      if (found) resolve(found[1] ?? '');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('spawn', () => read(Buffer.of()));
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${command} ended: ${printed}`)));
  });
  return {
    said,
    async stop() {
      process.off('exit', kill);
      child.kill();
      await ended;
    },
  };
}
