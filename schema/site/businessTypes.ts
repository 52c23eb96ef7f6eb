import type { LocalBusiness } from 'schema-dts';
import names from './businessTypes.json' with { type: 'json' };

/** The names of a schema.org type and its subtypes. */
type NameOf<Type> = Type extends { '@type': infer Name extends string } ? Name : never;

// `npm run generate` writes the names based on the same types.
const isOfBusiness = (name: string): name is NameOf<LocalBusiness> => names.includes(name);

/** The schema.org types that are a LocalBusiness. */
export const businessTypes = names.filter(isOfBusiness);
