import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Outcome, runCommand } from '../tests/tools/runCommand.ts';
import { runHere } from '../tests/tools/runHere.ts';
import { walk } from '../tests/tools/walk.ts';

// In this process, except for the editor's command, which also catches what runHere throws to end it.
const run = (script: string, ...args: string[]) =>
  (script === 'scripts/edit.ts' ? runCommand : runHere)(script, ...args);

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const commands = Object.entries<string>(scripts).flatMap(([name, line]) => {
  const script =
    /node --import \.\/scripts\/checkFolder\.mjs --import tsx ((?:scripts|tests)\/\S+)(?: --[\w-]+)*$/.exec(
      line,
    )?.[1];
  const bundled = /scripts\/runBundled\.mjs (\S+)$/.exec(line)?.[1];
  const file = bundled ? `scripts/${bundled}.ts` : script;
  if (!file) return [];
  // Subcommands, such as `npm run new -- page`, are in a folder named after the command.
  const parts = ['new', 'bench'].includes(name) ? readdirSync(`scripts/${name}`) : [];
  const isPart = (part: string) =>
    readFileSync(`scripts/${name}/${part}`, 'utf8').includes('call:');
  return [
    { name, script: file },
    ...parts.filter(isPart).map((part) => ({
      name: `${name} -- ${path.basename(part, '.ts')}`,
      script: `scripts/${name}/${part}`,
    })),
  ];
});

test('a command finishes when a program such as head has closed its output', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'head-'));
  const args = ['--import', 'tsx', 'scripts/new.ts', 'site', path.join(folder, 'bakery'), 'Rye'];
  const command = spawn('node', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  command.stdout.destroy();
  let error = '';
  command.stderr.on('data', (text) => {
    error += text;
  });
  const [code] = await once(command, 'close');
  expect([code, error]).toEqual([0, '']);
  expect(readdirSync(path.join(folder, 'bakery'))).toContain('site.json');
  await rm(folder, { recursive: true });
});

/** The options listed in a usage text, and the value that each takes. */
function optionsIn(usage: string): { name: string; value: string | undefined; about: string }[] {
  return Array.from(usage.matchAll(/^ {2}(--[\w-]+)(?: ([A-Z]+))? {2,}(.*)$/gm), (match) => ({
    name: match[1] ?? '',
    value: match[2],
    about: match[3] ?? '',
  }));
}

/** Expects that a command prints one sentence and its usage, and does nothing else. */
function expectRefusal({ code, out, error }: Outcome, sentence: RegExp) {
  const [first = '', , usage = ''] = error.split('\n');
  expect(first).toMatch(sentence);
  expect(first).toMatch(/\.$/);
  expect(usage).toMatch(/^Usage: npm /);
  expect(error).not.toMatch(/^ {4}at |ERR_|node:/m);
  expect({ code, out }).toEqual({ code: 2, out: '' });
}

test('these tests cover every command except those of other programs', () => {
  const others = Object.keys(scripts).filter(
    (name) => !commands.some((known) => known.name === name),
  );
  // Biome and Vitest print their own usage.
  expect(others).toEqual(['fix', 'test:spec']);
});

test.each(walk(commands, 2))(
  'npm run $name prints its usage, and rejects unknown options and missing values',
  async ({ name, script }) => {
    const { code, out, error } = await run(script, '--help');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^Usage: npm .*\n\n[A-Z].*\.\n/);
    const options = optionsIn(out);
    expect(options.map((option) => option.name)).toContain('--help');
    for (const { about } of options) expect(about).toMatch(/\w{3}/);
    if (takesDocuments.includes(name)) expect(out).toContain('--content DIR');

    expectRefusal(await run(script, '--nonsense'), /^There is no option --nonsense\.$/);
    for (const option of walk(options, 1)) {
      if (option.value) {
        const sentence = new RegExp(
          `^${option.name} needs a value: ${option.name} ${option.value}`,
        );
        expectRefusal(await run(script, option.name), sentence);
      } else if (option.name !== '--help') {
        expectRefusal(await run(script, `${option.name}=1`), /does not accept a value\.$/);
      }
    }
  },
  120_000,
);

const takesDocuments = ['build', 'validate', 'edit', 'new -- page', 'dev', 'start'];

test('rejects an unknown subcommand', async () => {
  expectRefusal(
    await run('scripts/new.ts', 'pages'),
    /^"pages" is not a valid name\. Use one of: page, site, block, embed\.$/,
  );
});

test('rejects unexpected, missing and malformed arguments', async () => {
  expectRefusal(await run('scripts/build.ts', 'pages'), /^"pages" is not an option/);
  expectRefusal(
    await run('scripts/new/page.ts', '/a', 'A', 'B'),
    /^"B" is an extra argument\. Remove it\.$/,
  );
  expectRefusal(await run('scripts/new/page.ts', '/a'), /^This command needs \/route "Title"\.$/);
  expectRefusal(await run('scripts/bench/build.ts', 'ten'), /^An argument must be a whole number/);
});
