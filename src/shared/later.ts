/** A value that is loaded when it is first needed, such as code in its own chunk. */
export type Later<Value> = {
  /** The value; undefined until it is loaded. */
  get(): Value | undefined;
  /** The value. Throws if it is not loaded. */
  loaded(): Value;
  /** Loads the value once. Rejects if that fails; the next call tries again. */
  load(): Promise<Value>;
};

/** Loads a value at most once, for example `later(() => import('./MenuSheet.tsx'))`. */
export function later<Value>(load: () => Promise<Value>): Later<Value> {
  let value: Value | undefined;
  let loading: Promise<Value> | undefined;
  return {
    get: () => value,
    loaded() {
      if (value === undefined) throw new Error('Its code is not loaded.');
      return value;
    },
    load() {
      loading ??= load().then(
        (loaded) => {
          value = loaded;
          return loaded;
        },
        (error) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
