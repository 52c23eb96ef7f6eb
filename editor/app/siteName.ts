/** The document that holds what stands once for the whole site. */
export const siteName = 'site.json';

/** Goes to a document of the editor, or to the list of pages. */
export function openDocument(name: string): void {
  location.hash = encodeURIComponent(name);
}
