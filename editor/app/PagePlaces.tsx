import { useGetPuck } from '@puckeditor/core';
import { type ReactNode, useMemo } from 'react';
import { anchorName } from '../adapter/form.ts';
import { blockToDocument } from '../adapter/pageForm.ts';
import { zone } from '../adapter/target.ts';
import { PagePlacesProvider } from '../document/PagePlacesContext.ts';
import { usePuck } from '../document/usePuck.ts';
import { useWorkspace } from '../document/WorkspaceContext.ts';
import { type Place, placesIn } from '../places.ts';
import { freeAnchor } from './freeAnchor.ts';

/** Provides the parts of the open page to the fields, for links within it. */
export function PagePlaces({ children }: { children: ReactNode }) {
  const { opening } = useWorkspace().document;
  const content = usePuck(({ appState }) => appState.data.content);
  const getPuck = useGetPuck();
  const value = useMemo(() => {
    const places = placesIn({ blocks: content.map(blockToDocument) });
    /** Part of one step with the change of the link, which follows at once. */
    const nameIt = ({ block, title }: Place) => {
      const { dispatch, appState } = getPuck();
      const data = appState.data.content[block];
      if (!data) throw new Error('There is no such block.');
      const name = freeAnchor(
        title,
        places.flatMap(({ id }) => id ?? []),
      );
      dispatch({
        type: 'replace',
        destinationIndex: block,
        destinationZone: zone,
        data: { ...data, props: { ...data.props, [anchorName]: name } },
      });
      return name;
    };
    return { name: opening.name, places, nameIt };
  }, [content, getPuck, opening.name]);
  return <PagePlacesProvider value={value}>{children}</PagePlacesProvider>;
}
