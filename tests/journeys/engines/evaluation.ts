/** Runs a function elsewhere: arguments go there and the result comes back as JSON. */
export type ReadBack = <Args extends unknown[], Result>(
  read: (...args: Args) => Result,
  ...args: Args
) => Promise<Awaited<Result>>;
