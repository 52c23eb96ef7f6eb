import type { FoodEstablishment, LocalBusiness, Store } from 'schema-dts';
import names from './businessTypes.json' with { type: 'json' };

/** The names of a type of schema.org and its subtypes. */
type NameOf<Type> = Type extends { '@type': infer Name extends string } ? Name : never;

// `npm run generate` writes the names from the same types.
const isOf =
  <Type>(list: readonly string[]) =>
  (name: string): name is NameOf<Type> =>
    list.includes(name);

/** The types of schema.org that are a LocalBusiness. */
export const businessTypes = names.all.filter(isOf<LocalBusiness>(names.all));

/** Whether a business sells goods, or food and drinks. */
export const isStore = isOf<Store>(names.store);
export const isFood = isOf<FoodEstablishment>(names.food);
