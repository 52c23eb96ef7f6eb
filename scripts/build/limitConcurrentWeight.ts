/**
 * Returns a function that runs work of a given weight. Work starts immediately if the total running weight stays within
 * `maxWeight`, otherwise later, in call order. Work heavier than `maxWeight` runs alone.
 */
export function limitConcurrentWeight(maxWeight: number) {
  let running = 0;
  const waiting: { weight: number; begin: () => void }[] = [];
  const beginNext = () => {
    for (let [next] = waiting; next; [next] = waiting) {
      if (running > 0 && running + next.weight > maxWeight) return;
      waiting.shift();
      running += next.weight;
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
      running -= weight;
      beginNext();
    }
  };
}
