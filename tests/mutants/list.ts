import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const mutant = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*-\d+$/),
  /** The file with the mistake, relative to the project's folder. */
  file: z.string(),
  /** The code that the mistake replaces. It occurs once in the file. */
  find: z.string().min(1),
  replace: z.string(),
  /** The effect for a visitor, an editor or an owner, in a sentence. */
  felt: z.string().endsWith('.'),
  /** The unit tests to run: parts of their paths, and a part of a title, as Vitest takes them. */
  unit: z
    .strictObject({ files: z.array(z.string()).min(1), title: z.string().optional() })
    .optional(),
  /** The browser test to run where the unit tests notice nothing: a file and a part of a title. */
  browser: z.strictObject({ spec: z.string(), title: z.string() }).optional(),
});

/** A realistic mistake in the code, and the tests that must fail with it. */
export type Mutant = z.infer<typeof mutant> & { area: string };

const folder = 'tests/mutants/list';

/** All mutants; each file of the list is an area. Throws where an entry is wrong, with the file and the field. */
export function readMutants(): Mutant[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const file = path.join(folder, name);
      const { data, error } = z.array(mutant).safeParse(JSON.parse(readFileSync(file, 'utf8')));
      if (error) throw new Error(`${file}: ${z.prettifyError(error)}`);
      return data.map((entry) => ({ ...entry, area: path.basename(name, '.json') }));
    });
}

const newMutants = z.array(mutant.partial({ id: true }).extend({ area: z.string() }));

/**
 * The mistakes of a file outside the list: in the same form, with an area and without unit tests. A missing id is added. Throws
 * where an entry is wrong, with the field, and for the first mistake whose place does not exist.
 */
export function readNewMutants(file: string): Mutant[] {
  const { data, error } = newMutants.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(`${file}: ${z.prettifyError(error)}`);
  const given = data.map((entry, index) => ({
    ...entry,
    id: entry.id ?? `${entry.area}-${index + 1}`,
  }));
  for (const mistake of given) applyMutant(readFileSync(mistake.file, 'utf8'), mistake);
  return given;
}

/** Puts a mistake into a text. Throws where its place is not found, or found more than once. */
export function applyMutant(
  text: string,
  { id, file, find, replace }: Pick<Mutant, 'id' | 'file' | 'find' | 'replace'>,
): string {
  const [before = '', ...after] = text.split(find);
  if (after.length === 1) return `${before}${replace}${after[0]}`;
  const found = after.length === 0 ? 'is not' : `is ${after.length} times`;
  throw new Error(`${id} is stale: ${JSON.stringify(find)} ${found} in ${file}.`);
}

/** The place of a mistake: file and line. */
export function placeOf({ file, find }: Mutant): string {
  const [before = ''] = readFileSync(file, 'utf8').split(find);
  return `${file}:${before.split('\n').length}`;
}
