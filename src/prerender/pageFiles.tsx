import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '../../schema/index.ts';
import type { Plan } from '../../schema/planGeometry.ts';
import type { Locale } from '../shared/words.ts';
import { PlanParts } from '../ui/PlanShapes.tsx';
import { iconFile, iconsIn } from './icons.ts';

/** Keeps the text of an SVG file and returns its address. */
type Write = (name: string, svg: string) => string;

/**
 * A page as visitors get it. Its plans and the icons of its blocks are far below the first view, so they are written to files,
 * and the blocks get their addresses. `$schema`, which only code editors use, is removed.
 */
export function withFiles(
  { $schema: _forEditors, ...page }: Page,
  locale: Locale,
  write: Write,
): Page {
  const names = page.blocks.flatMap(iconsIn);
  const icons = names.length > 0 ? { iconFile: write('icons', iconFile(names)) } : undefined;
  const blocks = page.blocks.map((block) => ({
    ...(block.type === 'plan' ? withFile(block, locale, write) : block),
    ...(iconsIn(block).length > 0 && icons),
  }));
  return { ...page, blocks };
}

/** A plan with the address of its drawing. */
function withFile(plan: Plan, locale: Locale, write: Write): Plan & { file: string } {
  const parts = renderToStaticMarkup(<PlanParts plan={plan} locale={locale} />);
  const file = write('plan', `<svg xmlns="http://www.w3.org/2000/svg">${parts}</svg>`);
  return { ...plan, file };
}
