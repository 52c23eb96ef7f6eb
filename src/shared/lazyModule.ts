/** A module that is a chunk of its own: rendering reads its value and never waits for it. */
export type LazyModule<Value> = {
  /** The value, when it has been loaded. */
  get(): Value | undefined;
  put(value: Value): void;
  /** Rejects when the code cannot be had. */
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
