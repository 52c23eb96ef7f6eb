import { type ReactNode, useContext, useMemo } from 'react';
import { styled } from 'styled-components';
import { isGroup } from '../../schema/browser.ts';
import { pageSchema } from '../../schema/index.ts';
import { changeWords } from '../changes/changeWords.ts';
import { OpenDocumentContext } from '../document/OpenDocument.ts';
import { usePreviewSite, useSiteDocument } from '../document/usePreviewSite.ts';
import { isSettings } from '../languages.ts';
import { notEdited } from '../page/messages.ts';
import { PageFrame } from '../page/PageFrame.tsx';
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

const Figure = styled.figure`
  display: grid;
  grid-template-rows: auto minmax(20rem, 1fr);
  gap: 0.4rem;
  margin: 0;

  & figcaption { font-weight: 600; }
  & iframe {
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    border: 1px solid var(--editor-line);
    border-radius: 8px;
  }
`;

type Props = {
  title: string;
  name: string;
  /** The document then and now; undefined for a state that cannot be read. */
  before: unknown;
  after: unknown;
  onClose: () => void;
  /** Buttons above the differences. */
  children: ReactNode;
};

/** An old version of a document: its differences to the current one in words, and its page. */
export function OldVersion({ title, name, before, after, onClose, children }: Props) {
  const changes = useMemo(
    () =>
      before === undefined || after === undefined ? undefined : changeWords(name, before, after),
    [name, before, after],
  );
  const isPage = !isSettings(name);
  return (
    <Modal isWide={isPage} title={title} onClose={onClose}>
      {children}
      <Halves data-wide={isPage ? '' : undefined}>
        <Stack as="section" aria-label="Differences">
          {!changes && (
            <Muted>One of the versions has errors, so the differences cannot be listed.</Muted>
          )}
          {changes?.length === 0 && <Muted>No differences.</Muted>}
          {changes && changes.length > 0 && <FieldChanges changes={changes} />}
        </Stack>
        {isPage && <OldPage name={name} document={before} onClose={onClose} />}
      </Halves>
    </Modal>
  );
}

type OldPageProps = { name: string; document: unknown; onClose: () => void };

/** With the current settings of the site. Nothing in it can be changed. */
function OldPage({ name, document, onClose }: OldPageProps) {
  const site = usePreviewSite(name);
  const siteDocument = useSiteDocument(name);
  const theme = useContext(OpenDocumentContext)?.theme ?? 'light';
  const page = isGroup(document) && pageSchema.safeParse(document).success ? document : undefined;
  const view = useMemo(
    () => site && page && { page, site, siteDocument, theme, ...notEdited },
    [site, siteDocument, theme, page],
  );
  if (!view) return <Muted>This version has errors, so its page cannot be shown.</Muted>;
  const title = 'The page as it was then';
  return (
    <Figure>
      <figcaption>{title}</figcaption>
      <PageFrame
        title={title}
        view={view}
        onMessage={({ type }) => type === 'close' && onClose()}
      />
    </Figure>
  );
}
