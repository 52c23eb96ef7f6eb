import { createContext, useContext } from 'react';
import type { Place } from '../places.ts';

/** The parts of the page that is open, for links within it. */
type PagePlacesValue = {
  /** The name of its document. */
  name: string;
  places: readonly Place[];
  /** Gives a part that links cannot lead to yet a name for them, and returns it. */
  nameIt: (place: Place) => string;
};

const PagePlacesContext = createContext<PagePlacesValue>({
  name: '',
  places: [],
  nameIt: ({ id = '' }) => id,
});

export const PagePlacesProvider = PagePlacesContext.Provider;

/** Without a page, as in the settings of the site, there are none. */
export function usePagePlaces(): PagePlacesValue {
  return useContext(PagePlacesContext);
}
