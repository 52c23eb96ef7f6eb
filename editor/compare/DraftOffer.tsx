import { useEffect, useState } from 'react';
import { isGroup } from '../../schema/browser.ts';
import type { Draft, Source } from '../api.ts';
import { changeWords } from '../changes/changeWords.ts';
import { discard, type Opening } from '../document/drafts.ts';
import { watchOpen } from '../document/openTabs.ts';
import { useTask } from '../document/useTask.ts';
import { Button, Muted, Row, Stack } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { Comparison } from './Comparison.tsx';
import { ChangeSummary } from './FieldChanges.tsx';

type Props = {
  opening: Opening;
  source: Source;
  drafts: readonly Draft[];
  /** Opens the document with a draft, or its saved state. */
  onOpen: (draft?: Draft) => void;
};

/** Offers the drafts of a document: of the last opening in this tab, or of other tabs. */
export function DraftOffer({ opening, source, drafts, onOpen }: Props) {
  const [left, setLeft] = useState(drafts);
  const remove = (draft: Draft) => {
    if (left.length === 1) onOpen();
    else setLeft(left.filter((other) => other !== draft));
  };
  return (
    <Modal title="You have unsaved changes" onClose={() => onOpen()}>
      {left.map((draft) => (
        <OfferedDraft
          key={draft.tab}
          opening={{ ...opening, tab: draft.tab }}
          draft={draft}
          isOutdated={draft.base.hash !== source.hash}
          onContinue={() => onOpen(draft)}
          onThrown={() => remove(draft)}
        />
      ))}
      <Row>
        <Button onClick={() => onOpen()}>Open the saved version</Button>
      </Row>
      <Muted>Drafts you leave here are offered again next time.</Muted>
    </Modal>
  );
}

type OfferedProps = {
  opening: Opening;
  draft: Draft;
  isOutdated: boolean;
  onContinue: () => void;
  onThrown: () => void;
};

function OfferedDraft({ opening, draft, isOutdated, onContinue, onThrown }: OfferedProps) {
  const { site, name, tab } = opening;
  // Undefined until it is known.
  const [isElsewhere, setIsElsewhere] = useState<boolean>();
  useEffect(() => watchOpen({ site, name, tab }, setIsElsewhere), [site, name, tab]);
  const { run, isRunning, refused } = useTask();
  const [isShown, setIsShown] = useState(false);
  const { base, document } = draft;
  const isForm = isGroup(base.document) && isGroup(document);
  const time = new Date(draft.time).toLocaleString();
  return (
    <Stack as="section" aria-label={`Changes of ${time}`}>
      <Muted>
        They are from {time}.{isOutdated && ' The file has been changed since; you will see where.'}
        {isElsewhere && ' They are open in another tab. Continue there, or close that tab first.'}
      </Muted>
      {isForm && <ChangeSummary changes={changeWords(name, base.document, document)} />}
      <RefusedNote refused={refused} />
      <Row>
        {isForm && <Button onClick={() => setIsShown(true)}>View them</Button>}
        {isElsewhere === false && (
          <>
            <Button data-main="" disabled={isRunning} onClick={onContinue}>
              Continue editing
            </Button>
            <Button
              data-danger=""
              disabled={isRunning}
              onClick={() => run(() => discard(opening, draft).then(onThrown))}
            >
              Discard them
            </Button>
          </>
        )}
      </Row>
      {isShown && (
        <Comparison
          title={`Changes of ${time}`}
          name={name}
          before={base.document}
          after={document}
          onClose={() => setIsShown(false)}
        />
      )}
    </Stack>
  );
}
