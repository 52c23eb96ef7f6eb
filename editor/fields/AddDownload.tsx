import { useEffect } from 'react';
import { addDownload } from '../document/addFile.ts';
import { useOpenSite } from '../document/SiteContext.ts';
import { useTask } from '../document/useTask.ts';
import { Button, Muted, Row, Stack } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';

type Props = {
  file: File;
  /** Called with the address of the added file, and a message about it. */
  onAdded: (address: string, words: string) => void;
  onClose: () => void;
};

/** Adds a file that visitors can download. Closing the dialog cancels it. */
export function AddDownload({ file, onAdded, onClose }: Props) {
  const site = useOpenSite();
  const { run, refused, again } = useTask();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once when the dialog opens
  useEffect(() => {
    run(async (signal) => {
      const { name: path, isKnown } = await addDownload(site, file, signal);
      const name = path.slice(path.lastIndexOf('/') + 1);
      onAdded(`/${path}`, isKnown ? `This file already exists as ${name}.` : `${name} added.`);
    });
  }, []);

  return (
    <Modal title={`Add “${file.name}”`} onClose={onClose}>
      <Stack>
        <RefusedNote refused={refused} again={again} />
        {!refused && <Muted role="status">Adding the file …</Muted>}
        <Row>
          <Button onClick={onClose}>Cancel</Button>
        </Row>
      </Stack>
    </Modal>
  );
}
