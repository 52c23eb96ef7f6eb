// In characters. A larger icon is better fetched once than repeated in every page.
const largest = 1100;

/**
 * The address of the icon of the browser's tab, from the text of favicon.svg: that text as a data URL, which saves a request.
 * A large icon has its own file. A site without the text uses its icon for start screens.
 */
export function tabIcon(favicon: string | undefined): string {
  if (favicon === undefined) return '/icon-192.png';
  const file = favicon.trim().replaceAll(/\s+/g, ' ');
  // A browser does not show the title of a tab's icon.
  const svg = file.replace(/<title>.*?<\/title>/, '');
  if (svg.length > largest) return '/favicon.svg';
  const quotation = svg.includes("'") ? '%22' : "'";
  const escaped = svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('&', '&amp;');
  return `data:image/svg+xml,${escaped.replaceAll('"', quotation)}`;
}
