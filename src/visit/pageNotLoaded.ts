import { showToast } from '../shared/toast.ts';

/** Tells the visitor that a page could not be loaded; the page before is still there. */
export function pageNotLoaded(): void {
  showToast('error', 'The page could not be loaded. Check your connection and try again.');
}
