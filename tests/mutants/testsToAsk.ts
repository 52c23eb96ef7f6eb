import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of all unit tests, relative to the project's folder. */
export function unitTests(): string[] {
  return readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:node_modules|dist.*|\..*)$/.test(entry.name))
    .flatMap(({ name: room }) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map(
        (name) => `${room}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((name) => /\.test\.tsx?$/.test(name) && !name.startsWith('tests/specification/'));
}

/**
 * The unit tests to run for a mistake in a file, as groups, the nearest first: those with its name, the others of its
 * folder, and the others of its top-level folder that import it, directly or through other files.
 */
export function testsToAsk(file: string): string[][] {
  const { dir, name } = path.posix.parse(file);
  const [room = ''] = file.split('/');
  const own = unitTests().filter((test) => test.startsWith(`${room}/`));
  const steps = new Map(own.map((test) => [test, stepsBetween(test, file)]));
  const isNamed = (test: string) => test.startsWith(`${dir}/${name}.`);
  const isBeside = (test: string) => !isNamed(test) && path.posix.dirname(test) === dir;
  const others = own.filter((test) => !isNamed(test) && !isBeside(test));
  const distances = [...new Set(steps.values())].filter((count) => count !== undefined);
  return [
    own.filter(isNamed),
    own.filter(isBeside),
    ...distances
      .sort((a, b) => a - b)
      .map((distance) => others.filter((test) => steps.get(test) === distance)),
  ].filter((group) => group.length > 0);
}

/** The number of imports that lead from one file to another; undefined where none do. */
function stepsBetween(from: string, to: string): number | undefined {
  const seen = new Set([from]);
  let ends = [from];
  for (let count = 1; ends.length > 0; count += 1) {
    ends = ends.flatMap(importsOf).filter((file) => !seen.has(file));
    if (ends.includes(to)) return count;
    for (const file of ends) seen.add(file);
  }
  return undefined;
}

/** The files of the project that a file imports: statically or dynamically, values or types. */
function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  return Array.from(text.matchAll(/(?:from|import|mock) ?\(?'(\.[^'?]+)/g), ([, name = '']) =>
    path.posix.join(path.posix.dirname(file), name),
  );
}
