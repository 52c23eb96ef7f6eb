// npm run test:mutants: puts realistic mistakes (tests/mutants/list) into copies of the project, one at a time, and asks the
// tests that are named with each whether they notice.
import { rm } from 'node:fs/promises';
import { readArguments } from '../../scripts/readArguments.ts';
import { askTests, browserTestPasses, buildPasses, stopTests, unitTestsPass } from './ask.ts';
import { copyProject, removeAbandonedCopies } from './copy.ts';
import { type Mutant, placeOf, readMutants } from './list.ts';

const { values } = readArguments({
  call: 'npm run test:mutants',
  about: 'Checks that the tests notice realistic mistakes in the code.',
  options: {
    area: { type: 'string', value: 'NAME', about: 'only the mistakes of one file of the list' },
    only: { type: 'string', value: 'ID', about: 'only the mistake of this id' },
  },
});

const mutants = readMutants().filter(
  ({ id, area }) =>
    (values.only === undefined || id === values.only) &&
    (values.area === undefined || area === values.area),
);
if (mutants.length === 0) {
  console.error('There is no such mistake in the list.');
  process.exit(2);
}

await removeAbandonedCopies();
const copies: string[] = [];
const clear = () =>
  Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true, maxRetries: 3 })));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopTests();
    clear().then(() => process.exit(1));
  });
}

const unnoticed: Mutant[] = [];
const noticed = new Map<string, number>();
try {
  // Two at a time: most tests wait more than they compute.
  copies.push(await copyProject(), await copyProject());
  await checkTests(copies);
  const waiting = [...mutants];
  await Promise.all(
    copies.map(async (copy) => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const verdict = await askTests(copy, mutant);
        if (verdict) noticed.set(mutant.area, (noticed.get(mutant.area) ?? 0) + 1);
        else unnoticed.push(mutant);
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
for (const area of new Set(mutants.map((mutant) => mutant.area))) {
  const all = mutants.filter((mutant) => mutant.area === area).length;
  console.log(`${area}: ${noticed.get(area) ?? 0} of ${all} noticed`);
}
console.log(`${mutants.length - unnoticed.length} of ${mutants.length} mistakes noticed`);
process.exitCode = unnoticed.length === 0 ? 0 : 1;

/** Throws where a test fails without any mistake: it would notice everything. */
async function checkTests([first = '', second = '']: readonly string[]): Promise<void> {
  const files = [...new Set(mutants.flatMap(({ unit }) => unit?.files ?? []))];
  const browser = new Map(
    mutants.flatMap(({ browser: asked }) => (asked ? [[JSON.stringify(asked), asked]] : [])),
  );
  const checkUnit = async () => {
    if (files.length === 0 || (await unitTestsPass(first, { files }))) return;
    throw new Error(`Without a mistake, these tests fail already: ${files.join(' ')}`);
  };
  const checkBrowser = async () => {
    if (browser.size === 0) return;
    if (!(await buildPasses(second))) throw new Error('The site cannot be built.');
    for (const asked of browser.values()) {
      if (await browserTestPasses(second, asked)) continue;
      throw new Error(`Without a mistake, this test fails already: ${JSON.stringify(asked)}`);
    }
  };
  await Promise.all([checkUnit(), checkBrowser()]);
}
