import { useEffect, useEffectEvent } from 'react';
import { onShortcut } from '../document/keys.ts';
import { useCopy, useOpenSite, useTitles } from '../document/SiteContext.ts';
import { Button } from '../ui/controls.ts';
import { useAnnounce } from '../ui/Notice.tsx';

type Props = {
  /** The document on the screen: the undo of a change in another one is announced. */
  name?: string | undefined;
};

/** Undo and Redo, for all documents at once. */
export function UndoButtons({ name }: Props) {
  const { copy } = useOpenSite();
  const announce = useAnnounce();
  const titleOf = useTitles();
  const steps = useCopy(({ past }) => past.length);
  const isUndone = useCopy(({ future }) => future.length > 0);
  const step = (kind: 'undo' | 'redo') => {
    const document = copy[kind]();
    if (document === undefined || document === name) return;
    announce(`${kind === 'undo' ? 'Undid' : 'Redid'} a change in “${titleOf(document)}”.`);
  };
  const onUndo = useEffectEvent(() => step('undo'));
  const onRedo = useEffectEvent(() => step('redo'));
  useEffect(() => onShortcut('undo', () => onUndo()), []);
  useEffect(() => onShortcut('redo', () => onRedo()), []);
  return (
    <>
      <Button
        title={`Steps that can be undone: ${steps}`}
        disabled={steps === 0}
        onClick={() => step('undo')}
      >
        Undo
      </Button>
      <Button disabled={!isUndone} onClick={() => step('redo')}>
        Redo
      </Button>
    </>
  );
}
