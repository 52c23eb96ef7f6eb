import { useGetPuck } from '@puckeditor/core';
import { dequal } from 'dequal';
import { useEffect } from 'react';
import { formOfDocument } from '../adapter/pageForm.ts';
import { onAsked } from './keys.ts';
import { useWorkspace } from './WorkspaceContext.ts';

/**
 * The steps of Puck's history. Puck makes one step of all changes within a quarter of a second, and records it only then:
 * what happened in that time, it would take back together with the step before. So each of these first waits for it.
 */
export function useSteps() {
  const getPuck = useGetPuck();
  const { toData } = formOfDocument(useWorkspace().document.opening.name);

  /**
   * Replaces the document that is edited, as one step. Resolves when the history has the step; to false, and changes
   * nothing, where the document cannot be opened as a form.
   */
  const replace = async (document: unknown): Promise<boolean> => {
    const data = toData(document);
    if (!data) return false;
    await recorded();
    getPuck().dispatch({ type: 'setData', data, recordHistory: true });
    await recorded();
    return true;
  };
  const undo = async () => {
    await recorded();
    getPuck().history.back();
  };
  const redo = async () => {
    await recorded();
    getPuck().history.forward();
  };
  return { replace, undo, redo };

  /** Resolves when the last step of the history is what is shown. */
  async function recorded(): Promise<void> {
    for (let waited = 0; waited < 5000; waited += 25) {
      const { history, appState } = getPuck();
      if (dequal(history.histories[history.index]?.state.data, appState.data)) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

/** Undo and redo by their keys, everywhere in the editor and in the page that it shows. */
export function useStepKeys({ undo, redo }: Pick<ReturnType<typeof useSteps>, 'undo' | 'redo'>) {
  useEffect(() => {
    const ends = [onAsked('undo', () => void undo()), onAsked('redo', () => void redo())];
    return () => {
      for (const end of ends) end();
    };
  });
}
