import type { ResolvedDiagnosis } from '../../src/resolved/resolveContent.ts';
import type { ContentSource } from '../content/contentSource.ts';

/** The state of the site in the dev server. */
export type SiteState = {
  /** The last version without errors; undefined until there is one. */
  content: ResolvedDiagnosis['content'];
  /** The diagnostics of the current version. */
  diagnostics: ResolvedDiagnosis['diagnostics'];
  /** Why the latest version could not be read; undefined if it was. */
  failure: string | undefined;
};

/**
 * Rereads a site after each change. `update` reports a change, `latest` resolves with the state after all reported changes, and
 * `onRead` is called after each read with the states before and after it.
 */
export function followSource(
  source: ContentSource,
  onRead: (before: SiteState, after: SiteState) => void,
): { update(): void; latest(): Promise<SiteState> } {
  let state: SiteState = { content: undefined, diagnostics: [], failure: undefined };
  const read = async () => {
    const before = state;
    try {
      const { content, diagnostics } = await source.read();
      state = { content: content ?? before.content, diagnostics, failure: undefined };
    } catch (error) {
      // The folder can be briefly missing, for example while git switches branches. Keeps the last content.
      state = { ...before, failure: error instanceof Error ? error.message : String(error) };
    }
    onRead(before, state);
  };
  // Reads run one at a time. If two overlapped, the earlier one could end last.
  let reading = read();
  const update = () => {
    reading = reading.then(read);
  };
  source.onChange(update);
  return {
    update,
    async latest() {
      // There is no event when an unreadable folder becomes readable.
      if (state.failure !== undefined) update();
      await reading;
      return state;
    },
  };
}
