/**
 * The element with the id of a hash, as written or percent-decoded (HTML, "find a potential indicated element"). If it is in a
 * closed question, it opens the question with the same event that browsers fire when find-in-page matches an answer.
 */
export function reveal(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  const target = document.getElementById(id) ?? document.getElementById(decoded(id));
  target?.dispatchEvent(new Event('beforematch'));
  return target;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
