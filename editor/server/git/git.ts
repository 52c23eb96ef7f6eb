import { spawn } from 'node:child_process';
import { Refusal } from '../refusal.ts';
import { gitWords } from './gitWords.ts';

/** A git command that failed. The message is for people who do not program. */
export class GitFailure extends Refusal {
  /** What git printed, for developers and for code that depends on the reason. */
  readonly printed: string;

  constructor(args: readonly string[], printed: string, isLate = false) {
    super(409, { message: gitWords(args, printed, isLate) });
    this.printed = printed;
  }
}

export type GitOptions = {
  /** The standard input of git; empty by default. */
  input?: string | Buffer;
  /** The timeout in milliseconds, after which the command and all its child processes are killed. */
  maxMs?: number;
  /** Whether the hooks of the repository run. */
  hooks?: boolean;
  /** Additional environment variables. */
  env?: Record<string, string>;
  folder?: string;
  /** Whether the result includes standard error. */
  both?: boolean;
};

/** Runs a git command, and resolves to what it printed. Rejects with a GitFailure. */
export type Git = (args: readonly string[], options?: GitOptions) => Promise<Buffer>;

const maxLocalMs = 60_000;
/** How many bytes to keep of messages, from the end. A hook or a server may print endlessly. */
const maxPrinted = 1_000_000;

/**
 * Runs the git program in a folder. No command waits for a person: it has no terminal, no input and no password dialog, but
 * a timeout. Hooks run only with the option `hooks`.
 */
export function gitIn(folder: string, sshCommand?: string): Git {
  return (
    args,
    { input, maxMs = maxLocalMs, hooks = false, env, folder: own = folder, both = false } = {},
  ) =>
    new Promise((resolve, reject) => {
      const all = [
        ...['-c', 'core.quotePath=false', '-c', 'maintenance.auto=false'],
        // A transfer that stalls for 30 seconds is aborted.
        ...['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=30'],
        // Not an empty folder, because Git LFS would write its hooks there.
        ...(hooks ? [] : ['-c', 'core.hooksPath=/dev/null']),
        ...args,
      ];
      // In its own process group without a terminal, so that it cannot prompt and is killed with all its child processes.
      const child = spawn('git', all, {
        cwd: own,
        env: { ...environment(sshCommand), ...env },
        detached: process.platform !== 'win32',
        windowsHide: true,
      });
      // With hooks, the output is not git's data.
      const out = keepLast(hooks ? maxPrinted : Number.POSITIVE_INFINITY);
      const errors = keepLast(maxPrinted);
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        endAll(child.pid);
      }, maxMs);
      child.stdout.on('data', out.add);
      child.stderr.on('data', errors.add);
      // A command that ends early does not read all its input.
      child.stdin.on('error', () => {});
      child.stdin.end(input ?? '');
      child.on('error', (error) => {
        clearTimeout(timer);
        reject(new GitFailure(args, error.message));
      });
      child.on('exit', (code) => {
        clearTimeout(timer);
        const finish = () => {
          if (code === 0) {
            return resolve(Buffer.concat(both ? [...out.chunks, ...errors.chunks] : out.chunks));
          }
          const everything = Buffer.concat([...errors.chunks, ...out.chunks]);
          const printed = everything.toString('utf8', 0, 2 * maxPrinted);
          reject(new GitFailure(args, printed, isLate));
        };
        // A process that a hook left running may hold the pipes open.
        const waiting = setTimeout(finish, 1000);
        child.on('close', () => {
          clearTimeout(waiting);
          finish();
        });
      });
    });
}

/** Collects the chunks of a stream, and drops the first ones beyond `maxBytes`. */
function keepLast(maxBytes: number) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const add = (data: Buffer) => {
    chunks.push(data);
    bytes += data.length;
    while (bytes > maxBytes && chunks.length > 1) bytes -= chunks.shift()?.length ?? 0;
  };
  return { chunks, add };
}

function endAll(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // The process has just ended.
  }
}

/** The environment of a git command, without variables set by a hook or another git process. */
function environment(sshCommand: string | undefined): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(?:GIT_|SSH_ASKPASS)/.test(name) || /^GIT_(?:CONFIG_|SSL_|SSH_)/.test(name),
  );
  const ssh = process.env.GIT_SSH_COMMAND ?? sshCommand ?? 'ssh';
  return {
    ...Object.fromEntries(kept),
    // In English, because gitWords.ts finds the reason for a failure in git's messages.
    LC_ALL: 'C',
    LANGUAGE: '',
    GIT_TERMINAL_PROMPT: '0',
    // Empty, not omitted, so that git starts no other program to ask for a password.
    GIT_ASKPASS: '',
    GCM_INTERACTIVE: 'never',
    GIT_EDITOR: 'true',
    GIT_PAGER: 'cat',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_SSH_COMMAND: `${ssh} -oBatchMode=yes -oConnectTimeout=15`,
  };
}

/** The output of a git command as text, without the last line break. */
export const textFrom = async (printed: Promise<Buffer>): Promise<string> =>
  (await printed).toString().replace(/\r?\n$/, '');

/** Whether a git command succeeds. */
export const succeeds = (printed: Promise<Buffer>): Promise<boolean> =>
  printed.then(
    () => true,
    () => false,
  );

/** The output of a git command as text; undefined if the command fails. */
export const textOrNone = (printed: Promise<Buffer>): Promise<string | undefined> =>
  textFrom(printed).catch(() => undefined);
