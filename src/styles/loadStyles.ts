import { later } from '../shared/later.ts';
import { readStartData } from '../start/startData.ts';

/**
 * Loads the stylesheet of all pages, once. A prerendered page contains only the styles of its own components, so this must happen
 * before others are rendered. Rejects if it cannot be loaded.
 */
export const { load: loadStyles } = later(() => {
  const url = readStartData()?.styles;
  if (!url) return Promise.resolve();
  return new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${url} could not be loaded.`));
    };
    // Before the print styles, which must take precedence.
    document.head.querySelector('style')?.after(link);
  });
});
