import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { amount } from '../../schema/diagnose/index.ts';
import { type Change, changesOf, keyOf, withoutChanges } from '../changes/changes.ts';
import { wordsOf } from '../changes/changeWords.ts';
import { Button, Muted, OfferButton, TextButton } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { BothPages, type State } from './BothPages.tsx';
import { FieldTexts, Rows } from './FieldChanges.tsx';

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(15rem, 21rem) minmax(0, 1fr);
  gap: 1rem;
  height: 68dvh;
  min-height: 20rem;

  @media (max-width: 68rem) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(20rem, 1fr);
    height: auto;
  }
`;

const Side = styled.div`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  padding: 3px;
  overflow: auto;

  @media (max-width: 68rem) { max-height: 34dvh; }
`;

const Changes = styled(Rows)`
  & > li[data-chosen] { border-radius: 8px; box-shadow: inset 0 0 0 2px var(--editor-blue); }
`;

type Props = {
  title: string;
  name: string;
  before: State;
  after: State;
  /**
   * Replaces the later state with another document, as one step. Returns whether it could. Omitted if nothing can be
   * replaced.
   */
  replace?: ((document: unknown) => boolean) | undefined;
  onClose: () => void;
  /** Buttons and notes above both pages. */
  children?: ReactNode;
};

/**
 * A dialog with the differences between two states of a document, in words and as both pages. With `replace`, each change
 * can be reverted separately.
 */
export function Comparison({ title, name, before, after, replace, onClose, children }: Props) {
  const [chosenKey, setChosenKey] = useState<string>();
  const [result, setResult] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const [old, now] = [before.document, after.document];
  const isKnown = old !== undefined && now !== undefined;
  const changes = useMemo(
    () => (isKnown ? changesOf(name, old, now) : []),
    [isKnown, name, old, now],
  );
  // The pressed button was removed.
  useEffect(() => {
    if (result) status.current?.focus();
  }, [result]);

  const revert = (reverted: readonly Change[], words: string) =>
    setResult(
      replace?.(withoutChanges(name, old, now, reverted))
        ? `Reverted: ${words}. Undo restores ${reverted.length === 1 ? 'it' : 'them'}.`
        : 'This change can’t be reverted on its own because the page would have errors.',
    );

  return (
    <Modal isWide title={title} onClose={onClose}>
      {children}
      <Halves>
        <Side>
          <Muted ref={status} role="status" tabIndex={-1}>
            {result || (isKnown && changes.length === 0 ? 'No differences.' : '')}
            {!isKnown && 'One of the versions has errors, so the differences can’t be listed.'}
          </Muted>
          <Changes aria-label="Differences">
            {changes.map((change) => {
              const { words, from, to } = wordsOf(change, { name, before: old, after: now });
              const key = keyOf(change);
              const isChosen = key === chosenKey;
              return (
                <li key={key} data-chosen={isChosen ? '' : undefined}>
                  <TextButton
                    title="Show it on both pages"
                    aria-pressed={isChosen}
                    onClick={() => setChosenKey(key)}
                  >
                    <strong>{words}</strong>
                  </TextButton>
                  <FieldTexts from={from} to={to} />
                  {replace && (
                    <OfferButton
                      aria-label={`Revert: ${words}`}
                      onClick={() => revert([change], words)}
                    >
                      Revert
                    </OfferButton>
                  )}
                </li>
              );
            })}
          </Changes>
          {replace && changes.length > 1 && (
            <Button onClick={() => revert(changes, amount(changes.length, 'change'))}>
              Revert all
            </Button>
          )}
        </Side>
        <BothPages
          name={name}
          before={before}
          after={after}
          chosen={changes.find((change) => keyOf(change) === chosenKey)}
        />
      </Halves>
    </Modal>
  );
}
