import { useEffect, useState } from 'react';
import { amount } from '../../schema/diagnose/index.ts';
import { addPicture, wordsOf } from '../document/addFile.ts';
import { useOpenSite } from '../document/SiteContext.ts';
import { useTask } from '../document/useTask.ts';
import { Refused } from '../refused.ts';
import { Button, Muted, Row, Stack } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';

type Props = {
  files: readonly File[];
  /** Called with a message about the added pictures, also after a cancel: they stay. */
  onClose: (words: string) => void;
};

/** Adds several pictures under the names of their files, and lists why some were not added. */
export function AddPictures({ files, onClose }: Props) {
  const [{ added, known, failures }, setState] = useState({
    added: 0,
    known: 0,
    failures: [] as string[],
  });
  const site = useOpenSite();
  const { run, isRunning } = useTask();
  const all = amount(files.length, 'picture');
  const words = (now: { added: number; known: number }) =>
    `${now.added} of ${all} added.${now.known > 0 ? ` ${now.known} already existed.` : ''}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once when the dialog opens
  useEffect(() => {
    run(async (signal) => {
      const now = { added: 0, known: 0, failures: [] as string[] };
      for (const file of files) {
        try {
          const { isKnown } = await addPicture(site, file, wordsOf(file.name), signal);
          if (isKnown) now.known += 1;
          else now.added += 1;
        } catch (error) {
          signal.throwIfAborted();
          now.failures = [...now.failures, Refused.of(error).message];
        }
        setState({ ...now });
      }
      if (now.failures.length === 0) onClose(words(now));
    });
  }, []);

  const close = () => onClose(words({ added, known }));
  return (
    <Modal title={`Add ${all}`} onClose={close}>
      <Stack>
        <Muted role="status">
          {isRunning
            ? `Adding ${added + known + failures.length + 1} of ${files.length} …`
            : words({ added, known })}
        </Muted>
        {failures.length > 0 && (
          <ul role="alert">
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        )}
        <Row>
          <Button onClick={close}>{isRunning ? 'Cancel' : 'Done'}</Button>
        </Row>
      </Stack>
    </Modal>
  );
}
