import { createContext, useContext, useState } from 'react';
import { Button } from '../ui/controls.ts';
import { PublishDialog } from './PublishDialog.tsx';

/** Whether the site can be published from here, and what to do after a publication has changed files. */
export const PublishContext = createContext({ canPublish: false, onChanged: () => {} });

type Props = {
  /** Called after a publication, which may have changed files. */
  onFiles?: () => void;
};

/** Opens the dialog that publishes; not shown if the documents are not in a repository. */
export function PublishButton({ onFiles }: Props) {
  const { canPublish, onChanged } = useContext(PublishContext);
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
