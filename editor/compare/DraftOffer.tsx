import { useEffect, useState } from 'react';
import { isGroup } from '../../schema/browser.ts';
import type { Draft, Source } from '../api.ts';
import { changeWords } from '../changes/changeWords.ts';
import { type Opening, throwAway } from '../document/drafts.ts';
import { watchOpen } from '../document/openTabs.ts';
import { useTask } from '../document/useTask.ts';
import { Button, Muted, Row, Stack } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { Comparison } from './Comparison.tsx';
import { FewWords } from './FewWords.tsx';

type Props = {
  opening: Opening;
  source: Source;
  drafts: readonly Draft[];
  /** Opens the document with a draft, or as it is saved. */
  onOpen: (draft?: Draft) => void;
};

/** Offers the drafts of a document: of the last opening in this tab, or of other tabs. */
export function DraftOffer({ opening, source, drafts, onOpen }: Props) {
  const [thrown, setThrown] = useState<readonly Draft[]>([]);
  const [isWide, setIsWide] = useState(false);
  const left = drafts.filter((draft) => !thrown.includes(draft));
  return (
    <Modal isWide={isWide} title="There are changes that you did not save" onClose={() => onOpen()}>
      {left.map((draft) => (
        <OfferedDraft
          key={draft.tab}
          opening={{ ...opening, tab: draft.tab }}
          draft={draft}
          source={source}
          onLook={() => setIsWide(true)}
          onTake={() => onOpen(draft)}
          onThrown={() => {
            if (left.length === 1) onOpen();
            else setThrown([...thrown, draft]);
          }}
        />
      ))}
      <Row>
        <Button onClick={() => onOpen()}>Open it as it was saved</Button>
      </Row>
      <Muted>Drafts you leave here are offered again next time.</Muted>
    </Modal>
  );
}

type OfferedProps = {
  opening: Opening;
  draft: Draft;
  source: Source;
  onLook: () => void;
  onTake: () => void;
  onThrown: () => void;
};

function OfferedDraft({ opening, draft, source, onLook, onTake, onThrown }: OfferedProps) {
  const { site, name, tab } = opening;
  // Undefined until it is known.
  const [isElsewhere, setIsElsewhere] = useState<boolean>();
  useEffect(() => watchOpen({ site, name, tab }, setIsElsewhere), [site, name, tab]);
  const { run, isRunning, refused } = useTask();
  const [isShown, setIsShown] = useState(false);
  const { base, document } = draft;
  const isForm = isGroup(base.document) && isGroup(document);
  const changes = isForm ? changeWords(name, base.document, document) : [];
  return (
    <Stack as="section" aria-label={`Changes of ${new Date(draft.time).toLocaleString()}`}>
      <Muted>
        They are from {new Date(draft.time).toLocaleString()}.
        {draft.base.hash !== source.hash && ' The file has been changed since; you will see where.'}
        {isElsewhere && ' They are open in another tab: go on there, or close that tab first.'}
      </Muted>
      {isShown ? (
        <Comparison
          name={name}
          before={{ title: 'As it was saved', document: base.document }}
          after={{ title: 'With these changes', document }}
        />
      ) : (
        <FewWords changes={changes} />
      )}
      <RefusedNote refused={refused} />
      <Row>
        {isForm && !isShown && (
          <Button
            onClick={() => {
              onLook();
              setIsShown(true);
            }}
          >
            Look at them
          </Button>
        )}
        {isElsewhere === false && (
          <>
            <Button data-main="" disabled={isRunning} onClick={onTake}>
              Continue editing
            </Button>
            <Button
              data-danger=""
              disabled={isRunning}
              onClick={() =>
                run(async () => {
                  await throwAway(opening, draft);
                  onThrown();
                })
              }
            >
              Throw them away
            </Button>
          </>
        )}
      </Row>
    </Stack>
  );
}
