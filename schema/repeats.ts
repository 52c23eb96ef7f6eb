/** The items whose key an earlier item already has, each with the first item that has it. */
export function repeatsIn<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): { item: Item; first: Item }[] {
  const found: { item: Item; first: Item }[] = [];
  if (items.length < 2) return found;
  const owners = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    const first = owners.get(key);
    if (first === undefined) owners.set(key, item);
    else found.push({ item, first });
  }
  return found;
}
