/** Runs one task after the other, whatever becomes of the one before. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function queue(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    last = result;
    return result;
  };
}
