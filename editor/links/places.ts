import { ownValue } from '../../schema/browser.ts';
import { capital } from '../../schema/diagnose/index.ts';
import { pageSchema } from '../../schema/index.ts';
import { type Field, fieldOf, forEachField, type Kind } from '../../schema/inspect.ts';

/** A part of a page with a heading. Links can point to it if it has an `id`. `block` is the index of its block. */
export type PageSection = { title: string; id?: string; block: number };

/**
 * The parts of a page, in order: every block and section with an `id`, and every block with a headline. A first headline
 * without `id` is omitted: a link to the page leads to it.
 */
export function placesIn(page: unknown): PageSection[] {
  const places: PageSection[] = [];
  let isTop = true;
  forEachField(pageSchema, page, ([list, block, ...inner], value, field) => {
    if (list !== 'blocks' || typeof block !== 'number' || field.structure !== 'group') return;
    const id = textOfKind(value, field, 'anchor');
    const headline = inner.length === 0 ? textOfKind(value, field, 'headline') : undefined;
    if (id !== undefined) {
      const title =
        headline ?? textOfKind(value, field, 'text') ?? capital(id.replaceAll('-', ' '));
      places.push({ title, id, block });
    } else if (headline !== undefined && !isTop) {
      places.push({ title: headline, block });
    }
    isTop &&= headline === undefined;
  });
  return places;
}

/** The first text of a kind directly in a group. */
function textOfKind(value: unknown, field: Field & { structure: 'group' }, kind: Kind) {
  for (const [name, schema] of Object.entries(field.fields)) {
    const text = ownValue(value, name);
    if (typeof text === 'string' && text !== '' && fieldOf(schema).kind === kind) return text;
  }
  return undefined;
}

/** The icons of a page, one item per use. */
export function iconsIn(page: object): string[] {
  const icons: string[] = [];
  forEachField(pageSchema, page, (_path, value, { kind }) => {
    if (kind === 'icon' && typeof value === 'string') icons.push(value);
  });
  return icons;
}
