// npm run test:mutants: puts realistic mistakes (tests/mutants/list) into copies of the project, one at a time, and runs the
// tests that are named with each to find out whether they fail. The project itself is never changed.
import { availableParallelism } from 'node:os';
import { readArguments } from '../../scripts/readArguments.ts';
import { type Asked, askIn, noticedBy, noticedInBrowser } from './ask.ts';
import { copyProject, removeAbandonedCopies, removeCopy } from './copy.ts';
import { type Mutant, placeOf, readMutants, readNewMutants } from './list.ts';
import { testsToAsk } from './testsToAsk.ts';

const { values } = readArguments({
  call: 'npm run test:mutants',
  about: 'Checks that the tests notice realistic mistakes in the code.',
  options: {
    area: { type: 'string', value: 'NAMES', about: 'only these files of the list: build,servers' },
    only: { type: 'string', value: 'IDS', about: 'only these mistakes: build-1,ui-2' },
    new: {
      type: 'string',
      value: 'FILE',
      about:
        'mistakes that are not in the list: asks the unit tests of the room of each, the check of generated files, and its browser test',
    },
    jobs: {
      type: 'string',
      value: 'N',
      default: String(Math.max(2, availableParallelism())),
      between: [1, 64],
      about: 'how many copies are asked at the same time',
    },
  },
});

const isOneOf = (name: string, names: string | undefined) =>
  names === undefined || names.split(',').includes(name);
const listed = values.new === undefined ? readMutants() : readNewMutants(values.new);
const mutants = listed.filter(
  ({ id, area }) => isOneOf(id, values.only) && isOneOf(area, values.area),
);
if (mutants.length === 0) {
  console.error('There is no such mistake in the list.');
  process.exit(2);
}

// Found before the long run, so that the report does not depend on what becomes of the files.
const places = new Map(mutants.map((mutant) => [mutant, placeOf(mutant)]));

const begun = Date.now();
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const unnoticed: Mutant[] = [];
/** The mistakes that cannot be tested, each with the test that fails without it. */
const unasked = new Map<Mutant, string>();
let asked = 0;
/** The tests that were run without a mistake, with what failed. */
const checked = new Map<string, Promise<string | undefined>>();

await removeAbandonedCopies();
const copies: string[] = [];
const projects: Asked[] = [];
let isEnded = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isEnded = true;
    for (const project of projects) project.stop();
  });
}

try {
  const most = Math.min(Number(values.jobs), mutants.length);
  while (copies.length < most && !isEnded) copies.push(await copyProject());
  projects.push(...copies.map(askIn));
  if (isEnded) for (const project of projects) project.stop();
  const waiting = [...mutants];
  await Promise.all(
    projects.map(async (project) => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const failing =
          values.new === undefined ? await failingAlready(project, mutant) : undefined;
        if (failing !== undefined) {
          unasked.set(mutant, failing);
          console.log(`${mutant.id}: NOT ASKED, ${failing}`);
          continue;
        }
        const start = Date.now();
        const test = await (values.new === undefined ? noticedBy : noticedByAny)(project, mutant);
        asked += 1;
        if (test === undefined) unnoticed.push(mutant);
        console.log(
          `${mutant.id}: ${test === undefined ? 'NOT NOTICED' : `noticed by ${test}`} (${seconds(start)})`,
        );
      }
    }),
  );
} catch (error) {
  if (!isEnded) throw error;
} finally {
  for (const project of projects) project.stop();
  for (const copy of copies) await removeCopy(copy);
}

for (const mutant of unnoticed) {
  console.log(`\nNot noticed: ${mutant.id}, ${places.get(mutant)}\n  ${mutant.felt}`);
}
for (const test of new Set(unasked.values())) {
  console.log(`\nWithout a mistake, this fails already: ${test}. Fix it, then ask again.`);
}
console.log('');
if (isEnded) {
  console.log(`Ended early: ${asked} of ${mutants.length} mistakes were asked about.`);
  process.exit(1);
}
const rate = (some: readonly Mutant[]) => {
  const missed = some.filter((mutant) => unnoticed.includes(mutant) || unasked.has(mutant)).length;
  return `${some.length - missed} of ${some.length}`;
};
for (const area of new Set(mutants.map((mutant) => mutant.area))) {
  console.log(`${area}: ${rate(mutants.filter((mutant) => mutant.area === area))}`);
}
console.log(`${rate(mutants)} mistakes noticed in ${seconds(begun)}`);
process.exitCode = unnoticed.length + unasked.size === 0 ? 0 : 1;

/**
 * Runs the unit tests of the folder of a mistake, those nearest to its file first, then the check of generated files, then the
 * browser test that it names.
 */
async function noticedByAny(project: Asked, mutant: Mutant): Promise<string | undefined> {
  return await project.withMistake(mutant, async () => {
    for (const files of testsToAsk(mutant.file)) {
      const failed = await project.failingUnitTest({ files });
      if (failed !== undefined) return failed;
    }
    if (!(await project.generatedFilesPass())) return 'the check of generated files';
    return await noticedInBrowser(project, mutant);
  });
}

/**
 * Of the tests that a mistake names, the first that fails even without the mistake: it would notice everything. Each test runs
 * once, in the copy that is the first to need it.
 */
async function failingAlready(
  project: Asked,
  { unit, browser }: Mutant,
): Promise<string | undefined> {
  const once = (name: string, fails: () => Promise<string | undefined>) => {
    const failed = checked.get(name) ?? fails();
    checked.set(name, failed);
    return failed;
  };
  const title = unit?.title;
  for (const file of unit?.files ?? []) {
    const failed = await once(`${file} ${title ?? ''}`, () =>
      project.failingUnitTest({ files: [file], title }),
    );
    if (failed !== undefined) return failed;
  }
  if (!browser) return undefined;
  const name = `${browser.spec}: ${browser.title}`;
  return await once(name, async () => {
    if (!(await project.buildPasses())) return 'npm run build';
    return (await project.browserTestPasses(browser)) ? undefined : name;
  });
}
