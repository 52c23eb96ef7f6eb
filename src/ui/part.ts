/** A piece of the site that is a chunk of its own: drawing reads it and never waits for it. */
export type Part<Value> = {
  /** The value, when it has been loaded. */
  get(): Value | undefined;
  put(value: Value): void;
  /** Rejects when the code cannot be had. */
  load(): Promise<void>;
};

/** Makes a part of a module's default export, for example `part(() => import('./Hero.tsx'))`. */
export function part<Value>(importModule: () => Promise<{ default: Value }>): Part<Value> {
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
