import type { Snapshot } from './home.ts';

/** A snapshot with the objects of an earlier one in place of equal ones; the earlier one itself for the same version. */
export function reuseKnown(now: Snapshot, known: Snapshot | undefined): Snapshot {
  if (!known) return now;
  const documents = new Map(
    Array.from(now.documents, ([name, document]) => {
      const before = known.documents.get(name);
      const isSame = before?.id === document.id && before.problem === document.problem;
      return [name, isSame ? before : document];
    }),
  );
  const isSameMap =
    documents.size === known.documents.size &&
    Array.from(documents).every(([name, document]) => known.documents.get(name) === document);
  if (now.version === known.version && isSameMap) return known;
  return {
    site: now.site,
    version: now.version,
    documents: isSameMap ? known.documents : documents,
    served: sameAs(known.served, now.served),
    pictures: sameAs(known.pictures, now.pictures),
    fonts: sameAs(known.fonts, now.fonts),
    downloads: sameAs(known.downloads, now.downloads),
    wellKnown: sameAs(known.wellKnown, now.wellKnown),
    linkCheck: sameAs([known.linkCheck], [now.linkCheck])[0],
    removed: sameAs(known.removed, now.removed),
    ...(now.staged && { staged: sameAs(known.staged ?? [], now.staged) }),
    ...(now.nameConflicts && { nameConflicts: now.nameConflicts }),
    reports: sameAs(known.reports, now.reports),
  };
}

function sameAs<Item>(known: readonly Item[], now: readonly Item[]): readonly Item[] {
  const byText = new Map(known.map((item) => [textOf(item), item]));
  const list = now.map((item) => byText.get(textOf(item)) ?? item);
  const isSame = list.length === known.length && list.every((item, at) => item === known[at]);
  return isSame ? known : list;
}

/** A text that is equal for equal values. The characters of a font are a set. */
function textOf(value: unknown): string {
  return JSON.stringify([value], (_name, part: unknown) =>
    part instanceof Set ? Array.from(part) : part,
  );
}
