import { renderToStaticMarkup } from 'react-dom/server';
import type { Block, Page } from '../../schema/index.ts';
import { PlanParts } from '../ui/PlanShapes.tsx';
import { iconFile, iconsIn } from './icons.ts';

/** Keeps the text of an SVG file and returns its address. */
type Write = (name: string, svg: string) => string;

/**
 * A page as visitors get it. What is far below its first view is in files, whose addresses its blocks have: the drawing of
 * each plan, and the icons that the page names.
 */
export function withFiles(page: Page, language: string, write: Write): Page {
  const names = page.blocks.flatMap(iconsIn);
  const icons = names.length > 0 ? { iconFile: write('icons', iconFile(names)) } : undefined;
  const blocks = page.blocks.map((block) => ({
    ...block,
    ...(iconsIn(block).length > 0 && icons),
    ...planFile(block, language, write),
  }));
  return { ...page, blocks };
}

function planFile(block: Block, language: string, write: Write): { file: string } | undefined {
  if (block.type !== 'plan') return undefined;
  const parts = renderToStaticMarkup(<PlanParts plan={block} language={language} />);
  const short = parts.replaceAll(/><\/(?:path|rect|line|circle)>/g, '/>');
  return { file: write('plan', `<svg xmlns="http://www.w3.org/2000/svg">${short}</svg>`) };
}
