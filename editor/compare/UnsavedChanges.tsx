import { useState } from 'react';
import type { OpenDocument } from '../document/useDocument.ts';
import { Button } from '../ui/controls.ts';
import { Comparison } from './Comparison.tsx';

type Props = { document: OpenDocument; replace: (document: unknown) => boolean };

/** A button that shows the changes since the last save. Each can be reverted. */
export function UnsavedChanges({ document, replace }: Props) {
  const [isShown, setIsShown] = useState(false);
  const { opening, base, isChanged } = document;
  return (
    <>
      {(isChanged || isShown) && <Button onClick={() => setIsShown(true)}>My changes</Button>}
      {isShown && (
        <Comparison
          title="What you changed since the last save"
          name={opening.name}
          before={{ title: 'As it was saved', document: base.document }}
          after={{ title: 'As it is now', document: document.document }}
          replace={replace}
          onClose={() => setIsShown(false)}
        />
      )}
    </>
  );
}
