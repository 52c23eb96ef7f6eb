/**
 * Returns a function that runs work of a given weight. Work starts at once while the running work weighs at most `most`
 * together, otherwise later, in the order of the calls. Work that is heavier than `most` runs alone.
 */
export function limitConcurrentWeight(most: number) {
  let going = 0;
  const waiting: { weight: number; begin: () => void }[] = [];
  const beginNext = () => {
    for (let [next] = waiting; next; [next] = waiting) {
      if (going > 0 && going + next.weight > most) return;
      waiting.shift();
      going += next.weight;
      next.begin();
    }
  };
  return async <Result>(weight: number, work: () => Promise<Result>): Promise<Result> => {
    await new Promise<void>((begin) => {
      waiting.push({ weight, begin });
      beginNext();
    });
    try {
      return await work();
    } finally {
      going -= weight;
      beginNext();
    }
  };
}
