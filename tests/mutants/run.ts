// npm run test:mutants: puts realistic mistakes (tests/mutants/list) into copies of the project, one at a time, and asks the
// tests that are named with each whether they notice.
import { rm } from 'node:fs/promises';
import { readArguments } from '../../scripts/readArguments.ts';
import { type Asked, askIn } from './ask.ts';
import { copyProject, removeAbandonedCopies } from './copy.ts';
import { type Mutant, placeOf, readMutants } from './list.ts';

const { values } = readArguments({
  call: 'npm run test:mutants',
  about: 'Checks that the tests notice realistic mistakes in the code.',
  options: {
    area: { type: 'string', value: 'NAMES', about: 'only these files of the list: build,servers' },
    only: { type: 'string', value: 'IDS', about: 'only these mistakes: build-1,ui-2' },
  },
});

const isOneOf = (name: string, names: string | undefined) =>
  names === undefined || names.split(',').includes(name);
const mutants = readMutants().filter(
  ({ id, area }) => isOneOf(id, values.only) && isOneOf(area, values.area),
);
if (mutants.length === 0) {
  console.error('There is no such mistake in the list.');
  process.exit(2);
}

await removeAbandonedCopies();
const copies: string[] = [];
const projects: Asked[] = [];
const clear = async () => {
  for (const project of projects) project.stop();
  for (const copy of copies) await rm(copy, { recursive: true, force: true, maxRetries: 3 });
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => clear().finally(() => process.exit(1)));
}

const unnoticed: Mutant[] = [];
try {
  // Two at a time: most tests wait more than they compute.
  while (copies.length < 2) copies.push(await copyProject());
  projects.push(...copies.map(askIn));
  await checkTests(projects);
  const waiting = [...mutants];
  await Promise.all(
    projects.map(async (project) => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const verdict = await project.notice(mutant);
        if (!verdict) unnoticed.push(mutant);
        console.log(`${mutant.id}: ${verdict ? `noticed (${verdict})` : 'NOT NOTICED'}`);
      }
    }),
  );
} finally {
  await clear();
}

for (const mutant of unnoticed) {
  console.log(`\nNot noticed: ${mutant.id}, ${placeOf(mutant)}\n  ${mutant.felt}`);
}
console.log('');
const rate = (some: readonly Mutant[]) => {
  const missed = some.filter((mutant) => unnoticed.includes(mutant)).length;
  return `${some.length - missed} of ${some.length}`;
};
for (const area of new Set(mutants.map((mutant) => mutant.area))) {
  console.log(`${area}: ${rate(mutants.filter((mutant) => mutant.area === area))}`);
}
console.log(`${rate(mutants)} mistakes noticed`);
process.exitCode = unnoticed.length === 0 ? 0 : 1;

/** Throws where a test fails without any mistake: it would notice everything. */
async function checkTests([first, second = first]: readonly Asked[]): Promise<void> {
  const failing = (asked: string) =>
    new Error(`Without a mistake, this fails already: ${asked}. Fix it before mistakes are made.`);
  const checkUnit = async () => {
    const files = [...new Set(mutants.flatMap(({ unit }) => unit?.files ?? []))];
    if (files.length > 0 && !(await first?.unitTestsPass({ files })))
      throw failing(files.join(' '));
  };
  const checkBrowser = async () => {
    const asked = new Map(
      mutants.flatMap(({ browser }) => (browser ? [[JSON.stringify(browser), browser]] : [])),
    );
    if (asked.size > 0 && !(await second?.buildPasses())) throw failing('npm run build');
    for (const [name, browser] of asked) {
      if (!(await second?.browserTestPasses(browser))) throw failing(name);
    }
  };
  await Promise.all([checkUnit(), checkBrowser()]);
}
