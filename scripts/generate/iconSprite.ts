import lucideIcons from 'lucide-react/dynamicIconImports.mjs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconNames } from '../../schema/icons/names.ts';
import { interfaceIconNames } from '../../src/ui/interfaceIcons.ts';

/** One SVG file with a symbol for each icon. The stroke comes from where the icon is used. */
export async function iconSprite(): Promise<string> {
  const names = Array.from(new Set([...iconNames, ...interfaceIconNames])).sort();
  const symbols = await Promise.all(
    names.map(async (name) => {
      const { default: icon } = await lucideIcons[name]();
      const inner = renderToStaticMarkup(createElement(icon))
        .replace(/^<svg[^>]*>|<\/svg>$/g, '')
        .replace(/><\/\w+>/g, '/>');
      return `<symbol id="${name}" viewBox="0 0 24 24">${inner}</symbol>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
