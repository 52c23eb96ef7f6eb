import { descriptionExample, hero, prose } from '../../schema/inspect.ts';

/** The file name for a new page: "services-cabling.json" for "/services/cabling". */
export function fileNameFor(route: string): string {
  return `${route.replace(/^\//, '').replaceAll('/', '-') || 'home'}.json`;
}

/** The JSON Schema of pages, which text editors read. */
export const pageSchemaFile = 'schema/page.schema.json';

/**
 * A new page. It is valid, and its texts are examples that describe what to write. `$schema` is the path of the JSON Schema
 * from its folder.
 */
export function starter($schema: string, route: string, title: string) {
  return {
    $schema,
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
