// A process that holds Vitest in a copy of the project and runs unit tests as it is asked: what has not changed since
// the last time is not compiled again.
import { createVitest } from 'vitest/node';
import type { Mutant } from './list.ts';

/** What it is asked: which tests to run, and which file has changed. It answers whether they pass. */
export type UnitRequest = NonNullable<Mutant['unit']> & { changed?: string };

const vitest = await createVitest('test', { watch: false, reporters: [{}], bail: 1 });

async function run({ files, title }: UnitRequest): Promise<boolean> {
  if (title === undefined) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(title);
  const specifications = await vitest.globTestSpecifications(files);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // Modules of earlier runs are among them.
  const asked = new Set(specifications.map(({ moduleId }) => moduleId));
  const own = testModules.filter(({ moduleId }) => asked.has(moduleId));
  return own.length > 0 && unhandledErrors.length === 0 && own.every((module) => module.ok());
}

process.on('message', async (request: UnitRequest) => {
  if (request.changed !== undefined) vitest.invalidateFile(request.changed);
  if (request.files.length === 0) return;
  const passed = await run(request).catch(() => false);
  process.send?.(passed);
});
process.on('disconnect', () => vitest.exit(true));
process.send?.('ready');
