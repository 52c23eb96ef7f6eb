import type { Problem } from './api.ts';

/** A request was refused; the message is for people who do not program. */
export class Refused extends Error {
  readonly problems: readonly Problem[];

  constructor(message: string, { problems = [] }: { problems?: readonly Problem[] } = {}) {
    super(message);
    this.problems = problems;
  }

  /** Converts any error to a Refused. Logs an unexpected one to the console. */
  static of(error: unknown): Refused {
    if (error instanceof Refused) return error;
    console.error(error);
    return new Refused(unexpected);
  }
}

export const unexpected =
  'The editor could not do this. Your changes are kept. Try again. If it fails again, restart the editor.';

/** Why something is not possible while documents have these errors. */
export function reasonFor(problems: readonly Problem[]): string {
  const titles = new Set(problems.map(({ file, title = file }) => `“${title}”`));
  return `This is not possible while there ${problems.length === 1 ? 'is an error' : 'are errors'} in ${[...titles].join(', ')}.`;
}
