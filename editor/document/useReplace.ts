import { useGetPuck } from '@puckeditor/core';
import { dequal } from 'dequal';
import { formOfDocument } from '../adapter/pageForm.ts';
import { useWorkspace } from './WorkspaceContext.ts';

/**
 * Replaces the document that is edited, as one step that Undo takes back. Resolves when Puck's history has the step; to
 * false, and changes nothing, where the document cannot be opened as a form.
 */
export function useReplace(): (document: unknown) => Promise<boolean> {
  const getPuck = useGetPuck();
  const { toData } = formOfDocument(useWorkspace().document.opening.name);
  return async (document) => {
    const data = toData(document);
    if (!data) return false;
    // Puck makes one step of all changes within a quarter of a second, and records it only then.
    await recorded();
    getPuck().dispatch({ type: 'setData', data, recordHistory: true });
    await recorded();
    return true;
  };

  /** Resolves when the last step of the history is what is shown. */
  async function recorded(): Promise<void> {
    for (let waited = 0; waited < 5000; waited += 25) {
      const { history, appState } = getPuck();
      if (dequal(history.histories[history.index]?.state.data, appState.data)) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
