/** The description of a field for those who write the file: "the site settings", the name in the editor, becomes site.json. */
export function inFileWords(description: string): string {
  return description.replaceAll('the site settings', 'site.json');
}
