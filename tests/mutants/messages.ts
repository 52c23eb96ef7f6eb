import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';

/** What the process with Vitest is asked, one at a time: how some tests end. */
export type UnitRequest = { kind: 'run'; files: readonly string[]; title?: string | undefined };

/** A request as it is sent; the answer has its id. A change has no answer. */
export type SentRequest = { id: number } & (UnitRequest | { kind: 'changed'; file: string });

const answer = z.strictObject({
  id: z.number(),
  /** The test that failed first; omitted where all passed. */
  failed: z.string().optional(),
});

/** The answer to the request with the same id. That with the id 0 comes unasked: the process is ready. */
export type UnitAnswer = z.infer<typeof answer>;

/**
 * Waits for the answer with an id; undefined where the process ends before. The loader of TypeScript and Vitest send
 * messages of their own, which are none.
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
