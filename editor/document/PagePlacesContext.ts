import { createContext, useContext } from 'react';
import type { Place } from '../links/places.ts';

/** The parts of the open page, for links within it. */
type PagePlacesValue = {
  /** The name of its document. */
  name: string;
  places: readonly Place[];
  /** Gives a part without an `id` one, so that links can lead to it, and returns it. */
  nameIt: (place: Place) => string;
};

const PagePlacesContext = createContext<PagePlacesValue>({
  name: '',
  places: [],
  nameIt: ({ id = '' }) => id,
});

export const PagePlacesProvider = PagePlacesContext.Provider;

/** The parts are empty where no page is open, as in the site settings. */
export function usePagePlaces(): PagePlacesValue {
  return useContext(PagePlacesContext);
}
