import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { blockTypes } from '../../schema/index.ts';

const registry = 'src/blocks/index.ts';

/**
 * Reads from the registry of blocks which module each type imports: `faq` is src/blocks/Faq.tsx, because the registry has
 * `faq: … import('./Faq.tsx') …`. Throws where a type imports none.
 */
export function blockModules(): Record<string, string> {
  const entries: { type: string; start: number; end: number }[] = [];
  const modules: Record<string, string> = {};
  new Visitor({
    Property({ key, start, end }) {
      const type = 'name' in key ? key.name : 'value' in key ? key.value : '';
      entries.push({ type: String(type), start, end });
    },
    ImportExpression({ source, start }) {
      // The properties around an import are visited from the outside in, so the first match is the block type.
      const entry = entries.find((each) => each.start < start && start < each.end);
      if (!entry || !('value' in source)) return;
      modules[entry.type] = path.posix.join(path.posix.dirname(registry), String(source.value));
    },
  }).visit(parseSync(registry, readFileSync(registry, 'utf8')).program);
  for (const type of blockTypes) {
    if (!modules[type]) {
      throw new Error(`${registry} imports no component for "${type}": import('./….tsx').`);
    }
  }
  return modules;
}
