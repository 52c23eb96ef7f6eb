/**
 * The fields of a block whose value is a `Leaf`, as paths. Lists are passed through: `items.picture` is the field `picture` of
 * each entry of `items`, and `pictures` a list of leaves.
 */
export type FieldPath<Value, Leaf> = Value extends readonly (infer Item)[]
  ? FieldPath<Item, Leaf>
  : Value extends object
    ? {
        [Field in keyof Value & string]-?: PathOf<Field, NonNullable<Value[Field]>, Leaf>;
      }[keyof Value & string]
    : never;

type PathOf<Field extends string, Value, Leaf> = [Value] extends [Leaf | readonly Leaf[]]
  ? Field
  : `${Field}.${FieldPath<Value, Leaf>}`;
