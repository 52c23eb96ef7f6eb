import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Answers, FieldChange, PageChange, Requests } from '../api.ts';
import { Comparison } from '../compare/Comparison.tsx';
import { FewWords } from '../compare/FewWords.tsx';
import { FieldTexts } from '../compare/FieldTexts.tsx';
import { ask } from '../document/ask.ts';
import { useTask } from '../document/useTask.ts';
import { Button, Muted, OfferButton, Row, Stack } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--editor-line);
  border-radius: 8px;

  & > li { padding: 0.6rem 0.9rem; overflow-wrap: anywhere; }
  & > li + li { border-top: 1px solid var(--editor-line); }
  & dl { display: grid; gap: 0.5rem; margin: 0.5rem 0 0; }
  & dt { font-weight: 600; }
  & dd { margin: 0; }
`;

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
  children?: ReactNode;
};

/** The differences by page, in words; with all texts on request. */
export function ChangeList({ title, of, changes, children }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const hasMore = changes.some((page) => page.changes.length > 0);
  return (
    <Stack>
      <Row>
        <strong id={id}>{title}</strong>
        {hasMore && (
          <Button aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            Look at all changes
          </Button>
        )}
      </Row>
      <List aria-labelledby={id}>
        {changes.map((page) => (
          <li key={page.name}>
            <strong>{page.title}</strong> {kinds[page.kind]}{' '}
            {page.isUnpublished && (
              <Muted as="small">
                Unpublished: visitors can’t see it. To publish it, open the page and click “Publish
                this page”.
              </Muted>
            )}
            {isWhole ? <Fields fields={page.changes} /> : <FewWords changes={page.changes} />}
            {isWhole && page.changes.length > 0 && <BothStates page={page} of={of} />}
          </li>
        ))}
      </List>
      {children}
    </Stack>
  );
}

function Fields({ fields }: { fields: readonly FieldChange[] }) {
  if (fields.length === 0) return null;
  return (
    <dl>
      {fields.map(({ words, from, to }, index) => (
        <div key={index}>
          <dt>{words}</dt>
          <dd>
            <FieldTexts from={from} to={to} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const sides = {
  outgoing: ['As it is published', 'As it will be published'],
  incoming: ['As it is here', 'With what others have published'],
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
        <Modal isWide title={title} onClose={() => setStates(undefined)}>
          <Comparison
            name={name}
            before={{ title: before, document: states.before?.document }}
            after={{ title: after, document: states.after?.document }}
          />
        </Modal>
      )}
    </>
  );
}
