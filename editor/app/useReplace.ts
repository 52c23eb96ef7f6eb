import { useGetPuck } from '@puckeditor/core';
import { dequal } from 'dequal';
import { useWorkspace } from './WorkspaceContext.ts';

/**
 * Puts another document in the place of the one that is edited, as one step that Undo takes back. Resolves to false,
 * and changes nothing, where it cannot be opened as a form.
 */
export function useReplace(): (document: unknown) => Promise<boolean> {
  const getPuck = useGetPuck();
  const { toData } = useWorkspace();
  return async (document) => {
    const data = toData(document);
    if (!data) return false;
    // Puck makes one step of all that changes within a quarter of a second.
    for (let waited = 0; waited < 5000 && !isNoted(); waited += 25) {
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    getPuck().dispatch({ type: 'setData', data, recordHistory: true });
    return true;
  };

  function isNoted(): boolean {
    const { history, appState } = getPuck();
    return dequal(history.histories[history.index]?.state.data, appState.data);
  }
}
