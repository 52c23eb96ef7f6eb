import { readFile } from 'node:fs/promises';
import { parseSync } from 'vite';
import { z } from 'zod';

const file = 'node_modules/schema-dts/dist/schema.d.ts';

const reference = z.object({ typeName: z.object({ name: z.string() }) });
const union = z.object({
  type: z.literal('ExportNamedDeclaration'),
  declaration: z.object({
    type: z.literal('TSTypeAliasDeclaration'),
    id: z.object({ name: z.string() }),
    typeAnnotation: z.object({ types: z.array(z.unknown()) }),
  }),
});

/** schema/site/businessTypes.json: the schema.org types that are a LocalBusiness, from the package schema-dts. */
export async function businessTypes(): Promise<string> {
  const { program } = parseSync(file, await readFile(file, 'utf8'));
  // A type is the union of its own properties ("BakeryLeaf") and its subtypes.
  const partsOf = new Map(
    program.body.flatMap((statement) => {
      const { data } = union.safeParse(statement);
      if (!data) return [];
      const { id, typeAnnotation } = data.declaration;
      const names = typeAnnotation.types.flatMap(
        (part) => reference.safeParse(part).data?.typeName.name ?? [],
      );
      return [[id.name, names] as const];
    }),
  );
  const namesOf = (type: string): string[] => {
    const parts = partsOf.get(type) ?? [];
    const leaf = parts.includes(`${type}Leaf`) ? [type] : [];
    return [...leaf, ...parts.flatMap((part) => (partsOf.has(part) ? namesOf(part) : []))];
  };
  return `${JSON.stringify([...new Set(namesOf('LocalBusiness'))].sort(), undefined, 2)}\n`;
}
