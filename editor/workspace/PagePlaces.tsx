import { type ReactNode, useMemo } from 'react';
import { plainName } from '../../schema/browser.ts';
import { blockToDocument } from '../adapter/pageForm.ts';
import { useEditing, useStore } from '../document/EditingContext.ts';
import { PagePlacesProvider } from '../document/PagePlacesContext.ts';
import { useWorkspace } from '../document/WorkspaceContext.ts';
import { type Place, placesIn } from '../links/places.ts';

/** Provides the parts of the open page to the fields, for links within it. */
export function PagePlaces({ children }: { children: ReactNode }) {
  const { opening } = useWorkspace().document;
  const blocks = useEditing(({ state }) => state.blocks);
  const store = useStore();
  const value = useMemo(() => {
    const places = placesIn({ blocks: blocks.map(blockToDocument) });
    const nameIt = ({ block, title }: Place) => {
      const names = places.flatMap(({ id }) => id ?? []);
      const name = freeAnchor(title, names);
      const target = store.find(['blocks', block, 'id']);
      // The same step as the link to it, which is written next.
      if (!target || !store.write(target, () => name, { isContinued: true })) {
        throw new Error('This block does not exist.');
      }
      return name;
    };
    return { name: opening.name, places, nameIt };
  }, [blocks, store, opening.name]);
  return <PagePlacesProvider value={value}>{children}</PagePlacesProvider>;
}

// The maximum length of a block's `id`, and two ids that every page has.
const maxTextLength = 40;
const reservedIds = ['main', 'lead-form'];

/** An `id` made from a heading that is unique on the page. */
export function freeAnchor(heading: string, names: readonly string[]): string {
  const words = plainName(heading).replace(/^[^a-z]+/, '') || 'section';
  const start =
    words.length > maxTextLength ? words.slice(0, maxTextLength - 4).replace(/-[^-]*$/, '') : words;
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? start : `${start}-${number}`;
    if (![...reservedIds, ...names].includes(name)) return name;
  }
}
