import { type Group, isGroup, ownValue } from '../../schema/browser.ts';
import { blockDefinitions } from '../../schema/index.ts';
import { fieldOf } from '../../schema/inspect.ts';
import { type Addresses, standIn } from '../site.ts';

const placeholder = { src: 'placeholder', alt: '' };

/** The addresses of pictures, with that of the placeholder. */
export const withPlaceholder = (addresses?: Addresses): Addresses =>
  new Map([...(addresses ?? []), [placeholder.src, standIn(placeholder).src]]);

/** A block with a placeholder for each picture that it needs and does not have yet. */
export function withPlaceholders(block: Group): Group {
  const schema = blockDefinitions.find(({ type }) => type === block.type)?.schema;
  const filled = schema && fill(schema, block);
  return isGroup(filled) ? filled : block;
}

function fill(schema: Parameters<typeof fieldOf>[0], value: unknown): unknown {
  const field = fieldOf(schema);
  if (field.kind === 'picture') {
    if (isGroup(value) ? value.src : field.isOptional) return value;
    return { ...placeholder, ...(isGroup(value) && value), src: placeholder.src };
  }
  if (field.structure === 'list' && Array.isArray(value)) {
    return value.map((entry) => fill(field.entry, entry));
  }
  if (field.structure !== 'group' || !isGroup(value)) return value;
  const parts = Object.entries(field.fields).map(
    ([name, part]) => [name, fill(part, ownValue(value, name))] as const,
  );
  return { ...value, ...Object.fromEntries(parts.filter(([, part]) => part !== undefined)) };
}
