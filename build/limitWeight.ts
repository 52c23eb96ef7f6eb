/**
 * Returns a function that runs work of a weight: at once while all that goes on weighs at most `most` together, later in
 * the order of the calls. What weighs more than that alone runs alone.
 */
export function limitWeight(most: number) {
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
