import { useGetPuck } from '@puckeditor/core';
import { dequal } from 'dequal';
import { useEffect } from 'react';
import { withIdentitiesOf } from '../adapter/identity.ts';
import { formOfDocument } from '../adapter/pageForm.ts';
import { merge } from '../merge.ts';
import { onShortcut } from './keys.ts';
import { useWorkspace } from './WorkspaceContext.ts';

/**
 * Replace, undo and redo in Puck's history. Puck records all changes within 250 ms as one step, and only after that
 * time. An undo before that would revert the step before as well, so each function first waits until the step is
 * recorded.
 */
export function useSteps() {
  const getPuck = useGetPuck();
  const { toData, toDocument } = formOfDocument(useWorkspace().document.opening.name);
  const current = () => getPuck().appState.data;

  /**
   * Replaces the edited document, as one step. What is written while the step before is recorded is kept. Resolves when
   * the history has the step; resolves to false, without a change, where the document cannot be opened as a form.
   */
  const replace = async (document: unknown): Promise<boolean> => {
    if (!toData(document)) return false;
    const before = toDocument(current());
    await recorded();
    const data = toData(merge(before, toDocument(current()), document).merged);
    if (!data) return false;
    const kept = withIdentitiesOf(current(), data);
    getPuck().dispatch({ type: 'setData', data: kept, recordHistory: true });
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

  /** Resolves when the history has recorded the current state, after 5 seconds at most. */
  async function recorded(): Promise<void> {
    for (let waited = 0; waited < 5000; waited += 25) {
      const { history, appState } = getPuck();
      if (dequal(history.histories[history.index]?.state.data, appState.data)) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

/** Keyboard shortcuts for undo and redo, in the whole editor and its canvas. */
export function useStepKeys({ undo, redo }: Pick<ReturnType<typeof useSteps>, 'undo' | 'redo'>) {
  useEffect(() => {
    const ends = [onShortcut('undo', () => void undo()), onShortcut('redo', () => void redo())];
    return () => {
      for (const end of ends) end();
    };
  });
}
