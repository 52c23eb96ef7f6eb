import { useEffect } from 'react';
import { watchMainButtons } from './watchMainButtons.ts';

/** Lets header and floating actions follow whether a main button of the blocks is in view; give it a key for each page. */
export function MainButtons() {
  useEffect(watchMainButtons, []);
  return null;
}
