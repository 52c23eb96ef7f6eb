import type { DrawingName } from '../../schema/drawings.ts';

/**
 * The fields of a block whose value is the name of a drawing, as paths. Lists are passed through: `items.picture` is the
 * field `picture` of each entry of `items`.
 */
export type DrawingPath<Value> = Value extends readonly (infer Item)[]
  ? DrawingPath<Item>
  : Value extends object
    ? { [Field in keyof Value & string]-?: PathOf<Field, NonNullable<Value[Field]>> }[keyof Value &
        string]
    : never;

type PathOf<Field extends string, Value> = [Value] extends [DrawingName]
  ? Field
  : `${Field}.${DrawingPath<Value>}`;
