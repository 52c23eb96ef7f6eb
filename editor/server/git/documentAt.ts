import type { Repository, Tree } from './repository.ts';

/** A document in a state of the site; undefined where it has none of that name. */
export async function documentAt({ blob }: Pick<Repository, 'blob'>, tree: Tree, name: string) {
  const id = tree.get(name);
  if (id === undefined) return undefined;
  return { name, text: (await blob(id)).toString() };
}
