/**
 * The scroll position of one page while the other is at `top`. `pairs` are matching positions of both pages, ascending in
 * both; positions between two pairs are interpolated.
 */
export function alongside(top: number, pairs: readonly (readonly [number, number])[]): number {
  let [own, there] = [0, 0];
  for (const [nextOwn, nextThere] of pairs) {
    if (nextOwn <= own || nextThere < there) continue;
    if (top < nextOwn) return there + ((top - own) / (nextOwn - own)) * (nextThere - there);
    [own, there] = [nextOwn, nextThere];
  }
  return there;
}
