import { useState } from 'react';
import { documentIn } from '../../schema/diagnose/index.ts';
import type { Version } from '../api.ts';
import type { Content } from '../copy/requests.ts';
import { useOpenSite } from '../document/SiteContext.ts';
import { useAnswer } from '../document/useAnswer.ts';
import { isPublishing } from '../home/home.ts';
import { Button, Muted, Row, Stack } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { ChangeSummary, Rows } from './FieldChanges.tsx';
import { OldVersion } from './OldVersion.tsx';

/** `by`: the person who replaced it, if the home knows. */
type VersionWithText = Version & { text: string; by: string | undefined };

type Props = {
  name: string;
  onClose: () => void;
  /** Replaces the edited document with a version. */
  restore: (version: { text: string }) => void;
};

/** Lists the versions of a document with the changes of each save. A version can be viewed, and can replace the document. */
export function VersionsDialog({ name, onClose, restore }: Props) {
  const { copy, home } = useOpenSite();
  const { answer: versions, refused, again } = useVersions(name);
  const [act, verb] = isPublishing(home) ? ['publication', 'publish'] : ['save', 'save'];
  const [viewed, setViewed] = useState<VersionWithText>();
  const restoreButton = (version: VersionWithText) => (
    <Button
      aria-label={`Restore the version of ${timeOf(version)}`}
      onClick={() => {
        restore(version);
        onClose();
      }}
    >
      Restore
    </Button>
  );
  return (
    <Modal title="Versions" onClose={onClose}>
      <Muted>
        Versions are earlier states of this page: one for each {act}.
        {versions?.length === 0
          ? ` The first one is created when you ${verb}.`
          : ` Restoring one replaces what you see. You can undo it, and the file changes only when you ${verb}.`}
      </Muted>
      {!versions && <RefusedNote refused={refused} again={again} />}
      <Rows aria-label="Versions">
        {versions?.map((version) => (
          <Stack as="li" key={version.id}>
            <VersionWords version={version} act={act} />
            <Row>
              <Button
                aria-label={`View the version of ${timeOf(version)}`}
                onClick={() => setViewed(version)}
              >
                View
              </Button>
              {restoreButton(version)}
            </Row>
          </Stack>
        ))}
      </Rows>
      {viewed && (
        <OldVersion
          title={`The version of ${timeOf(viewed)}`}
          name={name}
          before={valueIn(viewed.text)}
          after={valueIn(copy.content(name))}
          onClose={() => setViewed(undefined)}
        >
          <Row>{restoreButton(viewed)}</Row>
        </OldVersion>
      )}
    </Modal>
  );
}

/** The versions of a document, with their texts. */
function useVersions(name: string) {
  const { ask, home } = useOpenSite();
  return useAnswer(name, async (signal) => {
    const former = await home.history(name);
    const versions = await ask('versions', { name, former }, signal);
    const found = new Map(former.map((version) => [version.id, version]));
    return versions.map((version): VersionWithText => {
      const { text = '', by } = found.get(version.id) ?? {};
      return { ...version, text, by };
    });
  });
}

/** When a version was replaced, by whom, and what that changed. */
function VersionWords({ version, act }: { version: VersionWithText; act: string }) {
  const { by, title, changes } = version;
  return (
    <>
      <strong>
        {by ? `Before ${by} published` : 'Before you saved'}, {timeOf(version)}
      </strong>
      {changes.length > 0 ? (
        <ChangeSummary start={`The ${act} changed: `} changes={changes} />
      ) : (
        <Muted as="small">{title}</Muted>
      )}
    </>
  );
}

/** The value of a document or text; undefined if the text has errors. */
function valueIn(content: Content): unknown {
  return typeof content === 'string' ? documentIn(content) : content;
}

function timeOf({ time }: Version): string {
  return new Date(time).toLocaleString();
}
