import { createContext, useContext } from 'react';
import { guideAddress } from '../addresses.ts';
import { Rows } from '../compare/FieldChanges.tsx';
import { useCopy, useOpenSite } from '../document/SiteContext.ts';
import { Button, ButtonLink, Row } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { useDialog } from '../ui/useDialog.ts';

const FolderContext = createContext<string | undefined>(undefined);
/** The path of the folder that Save writes to; undefined for a site that is not in a folder. */
export const FolderProvider = FolderContext.Provider;

/** How saved changes reach the site: a button with a dialog. Shown only for a folder, because the editor does not publish it. */
export function HowToPublish() {
  const folder = useContext(FolderContext);
  const { dialog, open } = useDialog();
  if (folder === undefined) return null;
  const show = () => open((close) => <HowToPublishDialog folder={folder} onClose={close} />);
  return (
    <>
      <Button onClick={show}>How to publish</Button>
      {dialog}
    </>
  );
}

type Props = { folder: string; onClose: () => void };

function HowToPublishDialog({ folder, onClose }: Props) {
  const { copy } = useOpenSite();
  useCopy(({ edits }) => edits);
  return (
    <Modal title="How to publish" onClose={onClose}>
      {copy.changed().length > 0 && <strong>Save first: you have unsaved changes.</strong>}
      <div>
        Save writes your changes to this folder on your computer: <code>{folder}</code>
      </div>
      <Rows>
        <li>
          <strong>If your host builds from a Git repository,</strong> commit and push the folder
          with any Git program, such as GitHub Desktop.
        </li>
        <li>
          <strong>If you upload your site,</strong> run{' '}
          <code>npm run build -- --content "{folder}"</code> and upload everything in the folder{' '}
          <code>dist</code>.
        </li>
      </Rows>
      <Row>
        <ButtonLink href={guideAddress} target="_blank" rel="noreferrer">
          Guide to publishing
        </ButtonLink>
      </Row>
    </Modal>
  );
}
