import { restoreResults, type SourceFile, saveResults } from '../../schema/index.ts';
import type { HomeStorage } from '../home/browserDatabase.ts';
import type { SiteState } from './siteState.ts';

/** The results of checks by name, and the code that found them. */
type Kept = { code: string; results: ReadonlyMap<string, string> };

/** Keeps the results of checks, so that the editor does not check all documents again whenever it is opened. */
export type KeptChecks = {
  /** Uses the results for documents that have not changed since. Without them, resolves too. */
  restore(state: SiteState): Promise<void>;
  /** Keeps the results of a check without errors. */
  save(state: SiteState): Promise<void>;
};

/** They are used only by the code that found them; `code` identifies it. */
export function keptChecks(
  code: string,
  { getStored, setStored }: Pick<HomeStorage, 'getStored' | 'setStored'>,
): KeptChecks {
  let known: Kept['results'] | undefined;
  return {
    async restore({ snapshot, base }) {
      try {
        const kept = await getStored('checks', snapshot.site);
        if (!isKept(kept) || kept.code !== code) return;
        const { results } = kept;
        restoreResults([...base.files.values()], idIn(snapshot), (name) => results.get(name));
        known = results;
      } catch {
        // Storage is blocked or damaged, so all documents are checked.
      }
    },
    async save({ snapshot, base }) {
      const results = saveResults([...base.files.values()], idIn(snapshot));
      if (Array.from(results).every(([name, json]) => known?.get(name) === json)) return;
      known = results;
      const kept: Kept = { code, results };
      await setStored('checks', snapshot.site, kept).catch(() => {});
    },
  };
}

const idIn =
  ({ documents }: SiteState['snapshot']) =>
  ({ name }: SourceFile) =>
    JSON.stringify([name, documents.get(name)?.id]);

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    'results' in value &&
    value.results instanceof Map
  );
}
