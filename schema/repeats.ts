/** The items whose key an earlier item already has, each with the first item that has it. */
export function repeatsIn<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): { item: Item; first: Item }[] {
  const owners = new Map<string, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const first = owners.get(key);
    if (first === undefined) owners.set(key, item);
    return first === undefined ? [] : [{ item, first }];
  });
}
