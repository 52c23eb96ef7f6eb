import { useId, useState } from 'react';
import type { Answers, PageChange, Requests } from '../api.ts';
import { Comparison } from '../compare/Comparison.tsx';
import { ChangeSummary, FieldChanges, Rows } from '../compare/FieldChanges.tsx';
import { ask } from '../document/ask.ts';
import { useTask } from '../document/useTask.ts';
import { Button, Muted, OfferButton, Row, Stack } from '../ui/controls.ts';
import { RefusedNote } from '../ui/RefusedNote.tsx';

const kinds: Readonly<Record<PageChange['kind'], string>> = {
  added: 'new',
  removed: 'deleted',
  changed: '',
};
type Direction = Requests['bothStates']['of'];

type Props = {
  title: string;
  /** `outgoing`: what would be published. `incoming`: what others have published. */
  of: Direction;
  changes: readonly PageChange[];
};

/** The differences by page, in words; with all texts on request. */
export function ChangeList({ title, of, changes }: Props) {
  const [isDetailed, setIsDetailed] = useState(false);
  const id = useId();
  const hasMore = changes.some((page) => page.changes.length > 0);
  return (
    <Stack>
      <Row>
        <strong id={id}>{title}</strong>
        {hasMore && (
          <Button aria-expanded={isDetailed} onClick={() => setIsDetailed(!isDetailed)}>
            View all changes
          </Button>
        )}
      </Row>
      <Rows aria-labelledby={id}>
        {changes.map((page) => (
          <li key={page.name}>
            <strong>{page.title}</strong> {kinds[page.kind]}{' '}
            {page.isUnpublished && (
              <Muted as="small">
                Unpublished: visitors can’t see it. To publish it, open the page and click “Publish
                this page”.
              </Muted>
            )}
            {!isDetailed && <ChangeSummary changes={page.changes} />}
            {isDetailed && page.changes.length > 0 && (
              <>
                <FieldChanges changes={page.changes} />
                <BothStates page={page} of={of} />
              </>
            )}
          </li>
        ))}
      </Rows>
    </Stack>
  );
}

const sides = {
  outgoing: ['As it is published', 'As it will be published'],
  incoming: ['On this computer', 'With changes that others published'],
} as const;

type BothProps = { page: PageChange; of: Direction };

/** A button that shows both states of a page side by side. */
function BothStates({ page: { name, title }, of }: BothProps) {
  const [states, setStates] = useState<Answers['bothStates']>();
  const { run, isRunning, refused, again } = useTask();
  const look = () =>
    run(async (signal) => setStates(await ask('bothStates', { name, of }, signal)));
  const [before, after] = sides[of];
  return (
    <>
      <Row>
        <OfferButton
          aria-label={`${title}: both pages side by side`}
          disabled={isRunning}
          onClick={look}
        >
          Both pages side by side
        </OfferButton>
      </Row>
      <RefusedNote refused={refused} again={again} />
      {states && (
        <Comparison
          title={title}
          name={name}
          before={{ title: before, document: states.before?.document }}
          after={{ title: after, document: states.after?.document }}
          onClose={() => setStates(undefined)}
        />
      )}
    </>
  );
}
