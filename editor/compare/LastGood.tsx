import { styled } from 'styled-components';
import type { FieldChange, GoodState } from '../api.ts';
import { useOpenSite } from '../document/SiteContext.ts';
import { useAnswer } from '../document/useAnswer.ts';
import { Button, Muted, Row } from '../ui/controls.ts';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { FieldChanges } from './FieldChanges.tsx';

const Side = styled.aside`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  padding: 1.25rem;
  overflow: auto;
  border-left: 1px solid var(--editor-line);
  background: var(--editor-panel);

  & h2 { margin: 0; font-size: 1.1rem; }
  & > div { display: grid; gap: 0.75rem; align-content: start; }
`;

type Props = {
  name: string;
  text: string;
  /** Replaces the text with the last good version. */
  use: (good: GoodState) => void;
};

/** Shows how the last good version differs from the text, and a button that restores it. */
export function LastGood({ name, text, use }: Props) {
  const { ask, home } = useOpenSite();
  const last = useAnswer(text, async (signal) =>
    ask('lastGood', { name, former: await home.history(name) }, signal),
  );
  const good = last.answer?.good;

  return (
    <Side aria-label="The last good version">
      <h2>The last good version</h2>
      <div>
        {!last.answer && <RefusedNote refused={last.refused} again={last.again} />}
        {last.answer && !good && <Muted>No earlier version of this page.</Muted>}
        {good && (
          <>
            <Muted>
              {good.time !== undefined && `Last saved ${new Date(good.time).toLocaleString()}.`}
            </Muted>
            <WhatChanges changes={good.changes} />
            <Row>
              <Button disabled={text === good.text} onClick={() => use(good)}>
                Use the last good version
              </Button>
            </Row>
          </>
        )}
      </div>
    </Side>
  );
}

/** What the version would change; `changes` is undefined while the text is ambiguous. */
function WhatChanges({ changes }: { changes: FieldChange[] | undefined }) {
  if (!changes) {
    return (
      <Muted>
        We cannot show what you would lose until the errors in the file are fixed. The file stays
        under Versions when you save.
      </Muted>
    );
  }
  if (changes.length === 0) return <Muted>You won’t lose any changes.</Muted>;
  return (
    <details open>
      <summary>Using it would change:</summary>
      <FieldChanges changes={changes} />
    </details>
  );
}
