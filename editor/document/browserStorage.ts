/** Uses the browser's storage; returns `otherwise` where it is full or blocked. */
export function inBrowserStorage<Result>(
  use: (storage: Storage) => Result,
  otherwise: Result,
): Result {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
}
