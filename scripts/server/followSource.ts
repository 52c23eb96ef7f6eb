import type { ShownDiagnosis } from '../../src/shown/showContent.ts';
import type { ContentSource } from '../content/contentSource.ts';

/** The state of the site in the dev server. */
export type SiteState = {
  /** The last version without mistakes; undefined until there is one. */
  content: ShownDiagnosis['content'];
  /** The mistakes in the current version. */
  diagnostics: ShownDiagnosis['diagnostics'];
  /** Why the latest version could not be read; undefined where it was read. */
  failure: string | undefined;
};

/**
 * Reads a site again after each change. `update` reports a change, `latest` resolves with the state after all reported
 * changes, and `onRead` is called after each reading with the states before and after it.
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
      // The folder can be missing for a moment, for example while git switches branches. The last content stays.
      state = { ...before, failure: error instanceof Error ? error.message : String(error) };
    }
    onRead(before, state);
  };
  // Readings run one after the other: if two overlapped, the earlier one could end last.
  let reading = read();
  const update = () => {
    reading = reading.then(read);
  };
  source.onChange(update);
  return {
    update,
    async latest() {
      // There is no event when a folder that could not be read is there again.
      if (state.failure !== undefined) update();
      await reading;
      return state;
    },
  };
}
