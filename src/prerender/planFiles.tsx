import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '../../schema/index.ts';
import { PlanParts } from '../ui/PlanShapes.tsx';

/**
 * A page as visitors get it: the drawing of each plan is a file of its own, whose address its block has. `write` keeps the
 * text of such a file and returns the address.
 */
export function withPlanFiles(page: Page, language: string, write: (svg: string) => string): Page {
  const blocks = page.blocks.map((block) => {
    if (block.type !== 'plan') return block;
    const parts = renderToStaticMarkup(<PlanParts plan={block} language={language} />);
    const short = parts.replaceAll(/><\/(?:path|rect|line|circle)>/g, '/>');
    return { ...block, file: write(`<svg xmlns="http://www.w3.org/2000/svg">${short}</svg>`) };
  });
  return { ...page, blocks };
}
