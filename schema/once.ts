/** Memoizes a function by object. Results are kept as long as the object is in use. */
export function once<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const cached = known.get(key);
    if (cached) return cached.result;
    const result = work(key);
    known.set(key, { result });
    return result;
  };
}
