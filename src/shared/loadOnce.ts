/** Wraps what loads something once for all pages: a call while it is loading or loaded waits for the same; one after a failure tries again. */
export function loadOnce(load: () => Promise<void>): () => Promise<void> {
  let loading: Promise<void> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
