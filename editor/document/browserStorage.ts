/** Uses the storage of this browser; where it is full or forbidden, returns `otherwise`. */
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
