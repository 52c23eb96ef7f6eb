/** A lazy module, in its own chunk. Rendering reads its value and never waits for it, so it must be loaded before. */
export type LazyModule<Value> = {
  /** The value; undefined until it is loaded. */
  get(): Value | undefined;
  put(value: Value): void;
  /** Loads the value. Rejects when the code cannot be loaded. */
  load(): Promise<void>;
};

/** Wraps the default export of a module, for example `lazyModule(() => import('../blocks/Hero.tsx'))`. */
export function lazyModule<Value>(
  importModule: () => Promise<{ default: Value }>,
): LazyModule<Value> {
  let value: Value | undefined;
  return {
    get: () => value,
    put(given) {
      value = given;
    },
    async load() {
      value ??= (await importModule()).default;
    },
  };
}
