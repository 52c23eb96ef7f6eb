import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const mutant = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*-\d+$/),
  /** The file with the mistake, from the project's folder. */
  file: z.string(),
  /** The code that the mistake replaces. It occurs once in the file. */
  find: z.string().min(1),
  replace: z.string(),
  /** What a visitor, an editor or an owner would feel, in a sentence. */
  felt: z.string().endsWith('.'),
  /** The unit tests that are asked: parts of their paths, and a part of a title, as Vitest takes them. */
  unit: z
    .strictObject({ files: z.array(z.string()).min(1), title: z.string().optional() })
    .optional(),
  /** The browser test that is asked where the unit tests notice nothing: a file and a part of a title. */
  browser: z.strictObject({ spec: z.string(), title: z.string() }).optional(),
});

/** A realistic mistake in the code, and the tests that must fail with it. */
export type Mutant = z.infer<typeof mutant> & { area: string };

const folder = 'tests/mutants/list';

/** All mutants; each file of the list is an area. Throws with the file and the field where an entry is wrong. */
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
 * The mistakes of a file that is no part of the list: as there, with an area and without unit tests; an id is given where
 * there is none. Throws with the field where an entry is wrong, and with the first mistake whose place is gone.
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
