/**
 * The address of the file in the format that every browser knows, in the elements that show a picture (markup.ts). A module of
 * its own, because the browser reads it too.
 */
export function fileIn(markup: string): string | undefined {
  return / src="([^"]*)" alt="[^"]*"><\/picture>$/.exec(markup)?.[1];
}
