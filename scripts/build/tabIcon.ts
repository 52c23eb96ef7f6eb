// In characters. It is better to fetch a larger icon once than to repeat it in every page.
const maxBytes = 1100;

/**
 * The address of the favicon, from the text of favicon.svg: a data URL, which saves a request, or the file if it is large.
 * Without the text, favicon.ico.
 */
export function tabIcon(favicon: string | undefined): string {
  if (favicon === undefined) return '/favicon.ico';
  const file = favicon.trim().replaceAll(/\s+/g, ' ');
  // Browsers do not show the title of a favicon.
  const svg = file.replace(/<title>.*?<\/title>/, '');
  if (svg.length > maxBytes) return '/favicon.svg';
  const quotation = svg.includes("'") ? '%22' : "'";
  const escaped = svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('&', '&amp;');
  return `data:image/svg+xml,${escaped.replaceAll('"', quotation)}`;
}
