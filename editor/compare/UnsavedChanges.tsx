import { useState } from 'react';
import type { OpenDocument } from '../document/useDocument.ts';
import { Button } from '../ui/controls.ts';
import { Comparison } from './Comparison.tsx';

/** A button that lists the changes since the last save. */
export function UnsavedChanges({ document }: { document: OpenDocument }) {
  const [isShown, setIsShown] = useState(false);
  const { opening, base, isChanged } = document;
  return (
    <>
      {(isChanged || isShown) && <Button onClick={() => setIsShown(true)}>My changes</Button>}
      {isShown && (
        <Comparison
          title="What you changed since the last save"
          name={opening.name}
          before={base.document}
          after={document.document}
          onClose={() => setIsShown(false)}
        />
      )}
    </>
  );
}
