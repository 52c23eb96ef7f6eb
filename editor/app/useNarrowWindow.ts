import { useGetPuck } from '@puckeditor/core';
import { useEffect } from 'react';
import { narrow } from '../ui/EditorStyle.ts';

/** A narrow window begins with the list of blocks closed, which is over the page there, and one of half a screen with the page of a phone. */
export function useNarrowWindow(page: Document | undefined): void {
  const getPuck = useGetPuck();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after Puck has chosen a size itself
  useEffect(() => {
    if (!page || !matchMedia(narrow).matches) return;
    const { dispatch, appState } = getPuck();
    const { viewports } = appState.ui;
    const phone = { ...viewports, current: { ...viewports.current, width: 390 } };
    const isHalf = innerWidth < 900;
    dispatch({
      type: 'setUi',
      ui: { leftSideBarVisible: false, ...(isHalf && { viewports: phone }) },
    });
  }, [page]);
}
