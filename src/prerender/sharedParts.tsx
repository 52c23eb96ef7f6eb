import { createElement, type ReactElement } from 'react';
import type { Site } from '../../schema/index.ts';
import type { Share } from '../layout/share.ts';
import { SiteProvider } from '../shared/site.ts';
import { renderToHtml } from './renderToHtml.ts';

const mark = 'shared-part';
const marks = new RegExp(`<${mark} name="(\\d+)"></${mark}>`, 'g');

// Where hardly two pages have a part in common, keeping them all would only fill the memory.
const mostKept = 200;

/** The parts of one page. */
export type SharedParts = {
  /** Takes a part of the page. */
  share: Share;
  /** Puts the parts into its markup, in place of their marks. */
  fill(markup: string): Promise<string>;
};

/** Renders what the pages of a site have in common (header and footer, two fifths of the work) once for all of them. */
export function createSharedParts(site: Site): () => SharedParts {
  const kept = new Map<string, Promise<string>>();

  const render = (name: string, part: ReactElement): Promise<string> => {
    const key = `${name} ${JSON.stringify(part.props)}`;
    const known = kept.get(key);
    if (known) return known;
    const markup = renderToHtml(<SiteProvider value={site}>{part}</SiteProvider>);
    if (kept.size === mostKept) kept.clear();
    kept.set(key, markup);
    return markup;
  };

  return () => {
    const wanted: Parameters<Share>[] = [];
    return {
      share: (...part) => createElement(mark, { name: wanted.push(part) - 1 }),
      async fill(markup) {
        const parts = await Promise.all(wanted.map((part) => render(...part)));
        return markup.replace(marks, (_mark, index: string) => parts[Number(index)] ?? '');
      },
    };
  };
}

/** Renders every part in its place. */
export const unshared: SharedParts = {
  share: (_name, part) => part,
  fill: async (markup) => markup,
};
