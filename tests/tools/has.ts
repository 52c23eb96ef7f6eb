import { spawnSync } from 'node:child_process';

declare module 'vitest' {
  interface TaskMeta {
    /** Why a test was skipped, for the summary of npm test. */
    skipReason?: string;
  }
}

/** What some tests need besides programs: a command that succeeds if the computer has it, and what to do otherwise. */
const needs = {
  strace: {
    command: 'strace -f -e inject=getcwd:signal=KILL:when=999 true',
    problem: 'strace is not installed, or cannot trace programs here.',
  },
  mount: {
    command: 'unshare --mount mount -t tmpfs tmpfs /tmp',
    problem:
      'No disk can be mounted here. Run as root; in a container, with the capability SYS_ADMIN.',
  },
};
export type Need = keyof typeof needs;

/** Whether this computer has what tests need. Throws with CI set, where no test may be skipped. */
function has(need: Need): boolean {
  const [program = '', ...args] = needs[need].command.split(' ');
  if (spawnSync(program, args).status === 0) return true;
  if (process.env.CI) throw new Error(needs[need].problem);
  return false;
}

/** Skips a test unless this computer has what it needs, and reports the reason. */
export function skipWithout(
  need: Need,
  {
    task: { meta },
    skip,
  }: { task: { meta: { skipReason?: string } }; skip: (reason: string) => void },
): void {
  if (has(need)) return;
  meta.skipReason = needs[need].problem;
  skip(needs[need].problem);
}
