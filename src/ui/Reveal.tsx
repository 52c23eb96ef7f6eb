import { useEffect } from 'react';
import { startReveal } from './startReveal.ts';

/** Starts the entrance animation for a page; give it a key for each page. */
export function Reveal() {
  useEffect(() => startReveal(document), []);
  return null;
}
