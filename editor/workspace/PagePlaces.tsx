import { type ReactNode, useMemo } from 'react';
import { freeAnchor } from '../adapter/anchors.ts';
import { blockToDocument } from '../adapter/pageForm.ts';
import { useEditing, useStore } from '../document/EditingContext.ts';
import { PagePlacesProvider } from '../document/PagePlacesContext.ts';
import { useWorkspace } from '../document/WorkspaceContext.ts';
import { type Place, placesIn } from '../links/places.ts';

/** Provides the parts of the open page to the fields, for links within it. */
export function PagePlaces({ children }: { children: ReactNode }) {
  const { name: page } = useWorkspace();
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
    return { name: page, places, nameIt };
  }, [blocks, store, page]);
  return <PagePlacesProvider value={value}>{children}</PagePlacesProvider>;
}
