import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Page } from '../../schema/index.ts';
import { hasLittleData } from '../shared/hasLittleData.ts';
import { cancelIdle, whenIdle } from '../shared/idle.ts';
import { fontKey } from '../start/storageKeys.ts';
import { fontUrl, newFont } from './font.ts';
import { fontFamily } from './typeface.ts';

/**
 * Fetches the font when nothing else is to be done, and shows it from the next page on: the letters of a page that is
 * being read do not change. The early script shows it from the start where it was fetched before.
 */
export function useFont(page: Page): void {
  const first = useRef(page.path);
  const font = useRef<FontFace>(undefined);

  useEffect(() => {
    const isShown = Array.from(document.fonts).some(({ family }) => family.includes(fontFamily));
    if (isShown || hasLittleData()) return;
    const idle = whenIdle(async () => {
      font.current = await newFont()
        .load()
        .catch(() => undefined);
      if (font.current) rememberFont();
    });
    return () => cancelIdle(idle);
  }, []);

  useLayoutEffect(() => {
    if (page.path !== first.current && font.current) document.fonts.add(font.current);
  }, [page]);
}

/** Lets the early script show the font from the start: it is in the browser's cache. */
function rememberFont(): void {
  try {
    localStorage.setItem(fontKey, fontUrl);
  } catch {
    // Blocked storage: the next full load begins without the font again.
  }
}
