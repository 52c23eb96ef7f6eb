/** What is said of a field, for those who write the file: what the editor calls the site settings is site.json there. */
export function inFileWords(description: string): string {
  return description.replaceAll('the site settings', 'site.json');
}
