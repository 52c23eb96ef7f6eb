import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Published } from '../api.ts';
import { ask } from '../document/ask.ts';
import { useCopy, useOpenSite } from '../document/SiteContext.ts';
import { useAnswer } from '../document/useAnswer.ts';
import { Button } from '../ui/controls.ts';
import { PublishDialog } from './PublishDialog.tsx';

const PublishContext = createContext<{ state: Published | undefined; refresh: () => void }>({
  state: undefined,
  refresh: () => {},
});

/** Asks the server of the folder what is published. A home without one publishes nothing. */
export function PublishProvider({ children }: { children: ReactNode }) {
  const { follow } = useOpenSite();
  const version = useCopy(({ base }) => base.version);
  const { answer: state, again } = useAnswer(version, (signal) => ask('published', {}, signal));
  const refresh = () => void follow().then(again);
  return <PublishContext value={{ state, refresh }}>{children}</PublishContext>;
}

/** The saved documents that differ from the published ones. */
export const usePublished = (): Published['changed'] =>
  useContext(PublishContext).state?.changed ?? {};

/** Opens the dialog that publishes; not shown if the documents are not in a repository. */
export function PublishButton() {
  const { state, refresh } = useContext(PublishContext);
  const [isShown, setIsShown] = useState(false);
  if (!state?.canPublish) return null;
  return (
    <>
      <Button onClick={() => setIsShown(true)}>Publish</Button>
      {isShown && <PublishDialog onClose={() => setIsShown(false)} onChanged={refresh} />}
    </>
  );
}
