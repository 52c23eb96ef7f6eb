import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';

/** A request to the process with Vitest, one at a time: to run some tests. */
export type UnitRequest = { kind: 'run'; files: readonly string[]; title?: string | undefined };

/** A request as it is sent, or a changed file. The answer to a request has its id; a change has no answer. */
export type SentRequest = { id: number } & (UnitRequest | { kind: 'changed'; file: string });

const answer = z.strictObject({
  id: z.number(),
  /** The test that failed first; omitted where all passed. */
  failed: z.string().optional(),
});

/** The answer to the request with the same id. The answer with id 0 comes without a request: the process is ready. */
export type UnitAnswer = z.infer<typeof answer>;

/**
 * Waits for the answer with an id; undefined where the process ends first. The TypeScript loader and Vitest send messages of
 * their own, which are ignored.
 */
export function answerOf(child: ChildProcess, id: number): Promise<UnitAnswer | undefined> {
  return new Promise((resolve) => {
    const finish = (found: UnitAnswer | undefined) => {
      child.off('message', hear);
      child.off('exit', end);
      resolve(found);
    };
    const hear = (message: unknown) => {
      const { data } = answer.safeParse(message);
      if (data?.id === id) finish(data);
    };
    const end = () => finish(undefined);
    child.on('message', hear);
    child.on('exit', end);
  });
}
