import { useGetPuck } from '@puckeditor/core';
import { useEffect } from 'react';
import { narrow, phone } from '../ui/EditorStyle.ts';
import { useMedia } from '../ui/useMedia.ts';

/**
 * A narrow window begins with the list of blocks closed, which is over the page there, and one of half a screen with the
 * page of a phone. On phones Puck closes both sides, and leaves them so in a window that gets wider: here they open again.
 */
export function useNarrowWindow(page: Document | undefined): void {
  const getPuck = useGetPuck();
  const isPhone = useMedia(phone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after Puck has chosen a size itself, and when the sides move
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
        // The tab with the fields is on phones alone.
        ...(plugin?.current === 'fields' && { plugin: { current: 'outline' } }),
        ...(isHalf && {
          viewports: { ...viewports, current: { ...viewports.current, width: 390 } },
        }),
      },
    });
  }, [page, isPhone]);
}
