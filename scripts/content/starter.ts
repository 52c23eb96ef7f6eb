import { descriptionExample, hero, prose } from '../../schema/inspect.ts';
import { pathIn } from './projectPath.ts';

/** The file name for a new page: "services-cabling.json" for "/services/cabling". */
export function fileNameFor(route: string): string {
  return `${route.replace(/^\//, '').replaceAll('/', '-') || 'home'}.json`;
}

/** A new page for a folder of documents. It is valid, and its texts are examples that describe what to write. */
export function starter(folder: string, route: string, title: string) {
  return {
    $schema: pathIn(folder, 'schema/page.schema.json'),
    path: route,
    title,
    description: `${title}. ${descriptionExample}`,
    blocks: [
      {
        type: 'hero',
        headline: title,
        subheadline: hero.example.subheadline,
        ctaText: hero.example.ctaText,
        href: hero.example.href,
      },
      {
        type: 'prose',
        headline: prose.example.headline,
        paragraphs: prose.example.paragraphs.slice(0, 1),
      },
    ],
  };
}
