/** Runs a function in another context. Arguments and result are passed as JSON. */
export type ReadBack = <Args extends unknown[], Result>(
  read: (...args: Args) => Result,
  ...args: Args
) => Promise<Awaited<Result>>;
