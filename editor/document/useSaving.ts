import { useEffect, useState } from 'react';
import { amount } from '../../schema/diagnose/index.ts';
import type { Source } from '../api.ts';
import { Refused } from './ask.ts';
import { errorsIn } from './counts.ts';
import { onShortcut } from './keys.ts';
import type { OpenDocument } from './useDocument.ts';
import { useTask } from './useTask.ts';

/**
 * Saves the open document, with the button or Ctrl+S. Ctrl+S waits for the check of the last change. `whyNot` is why
 * nothing was saved, until the document changes. `onConflict` gets the file that was changed elsewhere.
 */
export function useSaving(document: OpenDocument, onConflict: (theirs: Source) => void) {
  const { run, isRunning, refused, forget } = useTask();
  const [isAsked, setIsAsked] = useState(false);
  const [whyNot, setWhyNot] = useState('');
  const { isChecked, unreached, ownProblems } = document;
  const errors = errorsIn(ownProblems);

  const save = () =>
    run(async () => {
      try {
        await document.save();
      } catch (error) {
        if (!(error instanceof Refused) || !error.current) throw error;
        onConflict(error.current);
      }
    });

  useEffect(() => onShortcut('save', () => setIsAsked(true)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each change
  useEffect(() => setWhyNot(''), [document.document, document.base]);
  useEffect(() => {
    const isWaiting = document.isChanged && !isChecked && !unreached;
    if (!isAsked || isRunning || isWaiting) return;
    setIsAsked(false);
    if (errors > 0) setWhyNot(`Not saved: fix ${amount(errors, 'error')} first.`);
    else if (!document.isChanged) setWhyNot('Everything is saved.');
    else if (unreached) setWhyNot(unreached);
    else void save();
  });

  return {
    save,
    canSave: document.isChanged && isChecked && errors === 0 && !isRunning,
    refused,
    forget,
    whyNot,
  };
}
