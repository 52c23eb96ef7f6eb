import type { FoodEstablishment, LocalBusiness, Store } from 'schema-dts';
import names from './businessTypes.json' with { type: 'json' };

/** The names of a schema.org type and its subtypes. */
type NameOf<Type> = Type extends { '@type': infer Name extends string } ? Name : never;

// `npm run generate` writes the names based on the same types.
const isOf =
  <Type>(list: readonly string[]) =>
  (name: string): name is NameOf<Type> =>
    list.includes(name);

/** The schema.org types that are a LocalBusiness. */
export const businessTypes = names.all.filter(isOf<LocalBusiness>(names.all));

/** Whether a business sells goods, food or drinks. */
export const isStore = isOf<Store>(names.store);
export const isFood = isOf<FoodEstablishment>(names.food);
