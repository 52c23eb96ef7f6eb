import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Site } from '../schema/index.ts';
import type { Share } from './layout/share.ts';
import { recordStyles, reuseStyles } from './styles/compiled.ts';
import { SiteProvider } from './ui/site.ts';

const mark = 'shared-part';
const marks = new RegExp(`<${mark} name="(\\d+)"></${mark}>`, 'g');

// Where hardly two pages have a part in common, keeping them all would only fill the memory.
const mostKept = 200;

type Drawn = { markup: string; styles: ReadonlySet<string> };

export type SharedParts = {
  /** Takes the parts of the page that is being drawn. */
  share: Share;
  /** Puts them into its markup, in place of their marks. */
  fill(markup: string): string;
};

/** Draws what the pages of a site have in common (header and footer, two fifths of the work) once for all of them. */
export function createSharedParts(site: Site): SharedParts {
  const kept = new Map<string, Drawn>();
  let wanted: Parameters<Share>[] = [];

  const draw = (name: string, part: ReactElement): string => {
    const key = `${name} ${JSON.stringify(part.props)}`;
    const known = kept.get(key);
    if (known) {
      reuseStyles(known.styles);
      return known.markup;
    }
    const [markup, styles] = recordStyles(() =>
      renderToString(<SiteProvider value={site}>{part}</SiteProvider>),
    );
    if (kept.size === mostKept) kept.clear();
    kept.set(key, { markup, styles });
    return markup;
  };

  return {
    share: (...part) => createElement(mark, { name: wanted.push(part) - 1 }),
    fill(markup) {
      const parts = wanted.map((part) => draw(...part));
      wanted = [];
      return markup.replace(marks, (_mark, index: string) => parts[Number(index)] ?? '');
    },
  };
}

/** Draws every part where it stands. */
export const unshared: SharedParts = { share: (_name, part) => part, fill: (markup) => markup };
