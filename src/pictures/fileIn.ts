/**
 * Finds the address of the file in the format that every browser supports in the HTML of a picture (markup.ts); undefined when
 * there is none. A module of its own, because the browser's code uses it too.
 */
export function fileIn(markup: string): string | undefined {
  return / src="([^"]*)" alt="[^"]*"><\/picture>$/.exec(markup)?.[1];
}
