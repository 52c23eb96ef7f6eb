import { useState } from 'react';
import { usePublish } from '../document/PublishContext.ts';
import { Button } from '../ui/controls.ts';
import { PublishDialog } from './PublishDialog.tsx';

type Props = {
  /** Called when files may have changed with a publication. */
  onFiles?: () => void;
};

/** Opens the dialog that publishes; nothing where the documents are in no repository. */
export function PublishButton({ onFiles }: Props) {
  const { canPublish, onChanged } = usePublish();
  const [isShown, setIsShown] = useState(false);
  if (!canPublish) return null;
  const changed = () => {
    onChanged();
    onFiles?.();
  };
  return (
    <>
      <Button onClick={() => setIsShown(true)}>Publish</Button>
      {isShown && <PublishDialog onClose={() => setIsShown(false)} onChanged={changed} />}
    </>
  );
}
