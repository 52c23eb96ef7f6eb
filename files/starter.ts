import path from 'node:path';

/** The name of the file of a new page: "services-cabling.json" for "/services/cabling". */
export function fileNameFor(route: string): string {
  return `${route.replace(/^\//, '').replaceAll('/', '-') || 'home'}.json`;
}

/** A new page in a folder of documents. It is valid, and its texts say what to write in their place. */
export function starter(folder: string, route: string, title: string) {
  return {
    $schema: path.relative(folder, 'schema/page.schema.json').replaceAll(path.sep, '/'),
    path: route,
    title,
    description: `${title}: say here in 70 to 155 characters what a visitor finds on this page and why it helps.`,
    blocks: [
      {
        type: 'hero',
        headline: title,
        subheadline: 'Say in one or two sentences what the visitor gets and how.',
        ctaText: 'Get Free Quote',
        href: '#lead-form',
      },
      {
        type: 'prose',
        headline: 'What we do',
        paragraphs: ['Say what is done, how long it takes and what is handed over.'],
      },
    ],
  };
}
