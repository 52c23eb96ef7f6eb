import { useGetPuck } from '@puckeditor/core';
import { type ReactNode, useMemo } from 'react';
import { plainName } from '../../schema/plainName.ts';
import { anchorName } from '../adapter/form.ts';
import { blockToDocument } from '../adapter/pageForm.ts';
import { PagePlacesProvider } from '../document/PagePlacesContext.ts';
import { usePuck } from '../document/usePuck.ts';
import { useWorkspace } from '../document/WorkspaceContext.ts';
import { type Place, placesIn } from '../places.ts';
import { zone } from './useGoTo.ts';

// The longest name for links that a block can have, and two that every page has.
const longest = 40;
const taken = ['main', 'lead-form'];

/** Gives the fields the parts of the page that is open, for links within it. */
export function PagePlaces({ children }: { children: ReactNode }) {
  const { opening } = useWorkspace().document;
  const content = usePuck(({ appState }) => appState.data.content);
  const getPuck = useGetPuck();
  const value = useMemo(() => {
    const places = placesIn({ blocks: content.map(blockToDocument) });
    /** One step with the change of the link, which follows at once. */
    const nameIt = ({ block, title }: Place) => {
      const { dispatch, appState } = getPuck();
      const data = appState.data.content[block];
      if (!data) throw new Error('There is no such block.');
      const name = freeName(title, [...taken, ...places.flatMap(({ id }) => id ?? [])]);
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

/** A name for links that nothing else on the page has, from a heading. */
function freeName(heading: string, others: readonly string[]): string {
  const words = plainName(heading).replace(/^[^a-z]+/, '') || 'section';
  const start = words.length > longest ? words.slice(0, longest - 4).replace(/-[^-]*$/, '') : words;
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? start : `${start}-${number}`;
    if (!others.includes(name)) return name;
  }
}
