import { useState, useSyncExternalStore } from 'react';

/** Whether the component was hydrated, so its elements are those of the prerendered page. */
export function useIsPrerendered(): boolean {
  const [isPrerendered] = useState(useSyncExternalStore(subscribeToNothing, no, yes));
  return isPrerendered;
}

const subscribeToNothing = () => () => {};
const yes = () => true;
const no = () => false;
