import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { changeWords } from '../changes/changeWords.ts';
import { Muted, Stack } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { FieldChanges } from './FieldChanges.tsx';

const Halves = styled.div`
  display: grid;
  gap: 1rem;

  &[data-wide] { grid-template-columns: minmax(15rem, 24rem) minmax(0, 1fr); height: 68dvh; min-height: 20rem; }
  &[data-wide] > :first-child { align-content: start; overflow: auto; }

  @media (max-width: 68rem) {
    &[data-wide] { grid-template-columns: minmax(0, 1fr); height: auto; }
    &[data-wide] > :first-child { max-height: 34dvh; }
  }
`;

type Props = {
  title: string;
  name: string;
  /** Two states of the document; undefined for one that cannot be read. */
  before: unknown;
  after: unknown;
  /** The page of one of them. */
  page?: ReactNode;
  onClose: () => void;
  /** Buttons and notes above the differences. */
  children?: ReactNode;
};

/** A dialog with the differences between two states of a document, in words. */
export function Comparison({ title, name, before, after, page, onClose, children }: Props) {
  const changes = useMemo(
    () =>
      before === undefined || after === undefined ? undefined : changeWords(name, before, after),
    [name, before, after],
  );
  return (
    <Modal isWide={Boolean(page)} title={title} onClose={onClose}>
      {children}
      <Halves data-wide={page ? '' : undefined}>
        <Stack as="section" aria-label="Differences">
          {!changes && (
            <Muted>One of the versions has errors, so the differences cannot be listed.</Muted>
          )}
          {changes?.length === 0 && <Muted>No differences.</Muted>}
          {changes && changes.length > 0 && <FieldChanges changes={changes} />}
        </Stack>
        {page}
      </Halves>
    </Modal>
  );
}
