// A process that keeps Vitest running in a copy of the project and runs unit tests on request. Files that have not changed
// since the last request are not compiled again.
import path from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import type { SentRequest, UnitAnswer } from './messages.ts';

/** The test files that have ended in this run. Vitest's own list has those of earlier runs too. */
let ended: TestModule[] = [];

const vitest = await createVitest('test', {
  watch: false,
  reporters: [{ onTestModuleEnd: (module) => void ended.push(module) }],
  bail: 1,
  // Other copies of the project use the other cores.
  maxWorkers: 1,
});

async function run(
  files: readonly string[],
  title: string | undefined,
): Promise<string | undefined> {
  if (title === undefined) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(title);
  const specifications = await vitest.globTestSpecifications([...files]);
  if (specifications.length === 0) return `There are no tests in ${files.join(', ')}.`;
  ended = [];
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const [failure] = ended.flatMap((module) => failureIn(module) ?? []);
  if (failure !== undefined) return failure;
  return unhandledErrors.length === 0 ? undefined : 'an error outside of the tests';
}

/** The first test of a file that failed, or the file where it did not even load. */
function failureIn(module: TestModule): string | undefined {
  if (module.ok()) return undefined;
  const [test] = module.children.allTests('failed');
  return test ? `${relative(module.moduleId)}: ${test.fullName}` : relative(module.moduleId);
}

const relative = (file: string) => path.relative(process.cwd(), file).replaceAll(path.sep, '/');

const answer = (answered: UnitAnswer) => process.send?.(answered);

process.on('message', async (request: SentRequest) => {
  const { id } = request;
  if (request.kind === 'changed') vitest.invalidateFile(request.file);
  else answer({ id, failed: await run(request.files, request.title).catch(String) });
});
process.on('disconnect', () => vitest.exit(true));
answer({ id: 0 });
