import { loadOnce } from '../shared/loadOnce.ts';
import { readStartData } from '../start/startData.ts';

/**
 * Loads the styles of all pages. A prerendered page has those of what it shows alone, so this comes before anything else is
 * rendered. Rejects when they cannot be loaded.
 */
export const loadStyles = loadOnce(() => {
  const url = readStartData()?.styles;
  if (!url) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${url} could not be loaded.`));
    };
    // Before the print styles, which must win.
    document.head.querySelector('style')?.after(link);
  });
});
