/** A function of an object that is worked out once for each object and kept as long as the object is. */
export function once<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const kept = known.get(key) ?? { result: work(key) };
    known.set(key, kept);
    return kept.result;
  };
}
