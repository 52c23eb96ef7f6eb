import { createContext, useContext } from 'react';
import type { Place } from '../links/places.ts';

/** The parts of the open page, for links within it. */
type PagePlacesValue = {
  /** The name of its document. */
  name: string;
  places: readonly Place[];
  /** Returns the `id` of a part. Adds one if it has none, so that links can point to it. */
  nameIt: (place: Place) => string;
};

/** No page is open, as in the site settings. */
export const noPlaces: PagePlacesValue = { name: '', places: [], nameIt: ({ id = '' }) => id };

const PagePlacesContext = createContext(noPlaces);

export const PagePlacesProvider = PagePlacesContext.Provider;

/** Empty if no page is open, as in the site settings. */
export function usePagePlaces(): PagePlacesValue {
  return useContext(PagePlacesContext);
}
