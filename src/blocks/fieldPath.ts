/**
 * The paths of the fields whose value is a `Leaf` or a list of them. A path contains no indexes: `items.picture` is the field
 * `picture` of each entry of `items`.
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
