import { startData } from '../start/startData.ts';

let loading: Promise<void> | undefined;

/**
 * Loads the styles of all pages, once. A prerendered page has those of what it shows alone, so this comes before
 * anything else is rendered. Rejects when they cannot be had.
 */
export function loadStyles(): Promise<void> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(): Promise<void> {
  const url = startData()?.styles;
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
    // Before the styles for paper, which must win.
    document.head.querySelector('style')?.after(link);
  });
}
