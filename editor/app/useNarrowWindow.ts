import { useGetPuck } from '@puckeditor/core';
import { useEffect } from 'react';
import { narrow, phone } from '../ui/EditorStyle.ts';
import { useMedia } from '../ui/useMedia.ts';

/**
 * In a narrow window the list of blocks, which covers the page there, starts closed; a window below 900 pixels starts
 * with the page at phone width. On phones Puck closes both sides, and keeps them closed in a window that gets wider:
 * this opens them again.
 */
export function useNarrowWindow(page: Document | undefined): void {
  const getPuck = useGetPuck();
  const isPhone = useMedia(phone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after Puck has chosen a size, and when the layout changes
  useEffect(() => {
    if (!page) return;
    const { dispatch, appState } = getPuck();
    if (isPhone) {
      dispatch({ type: 'setUi', ui: { leftSideBarVisible: false, rightSideBarVisible: false } });
      return;
    }
    const { viewports, plugin } = appState.ui;
    const isNarrow = matchMedia(narrow).matches;
    const isHalf = isNarrow && innerWidth < 900;
    dispatch({
      type: 'setUi',
      ui: {
        leftSideBarVisible: !isNarrow,
        rightSideBarVisible: true,
        // The tab with the fields exists on phones alone.
        ...(plugin?.current === 'fields' && { plugin: { current: 'outline' } }),
        ...(isHalf && {
          viewports: { ...viewports, current: { ...viewports.current, width: 390 } },
        }),
      },
    });
  }, [page, isPhone]);
}
