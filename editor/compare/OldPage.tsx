import { useContext, useMemo } from 'react';
import { styled } from 'styled-components';
import { isGroup } from '../../schema/browser.ts';
import { pageSchema } from '../../schema/index.ts';
import { OpenDocumentContext } from '../document/OpenDocument.ts';
import { useShownSite, useWrittenSite } from '../document/useShownSite.ts';
import { notEdited } from '../page/messages.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { Muted } from '../ui/controls.ts';

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
  document: unknown;
  /** Called when Escape is pressed in the page. */
  onClose: () => void;
};

/** The page of an old state of a document, with the current settings of the site. Nothing in it can be changed. */
export function OldPage({ title, document, onClose }: Props) {
  const site = useShownSite();
  const writtenSite = useWrittenSite();
  const theme = useContext(OpenDocumentContext)?.theme ?? 'light';
  const shown = useMemo(
    () =>
      site && isGroup(document)
        ? { page: document, site, writtenSite, theme, ...notEdited }
        : undefined,
    [site, writtenSite, theme, document],
  );

  if (!site || !pageSchema.safeParse(document).success) {
    return <Muted>This version has errors, so its page cannot be shown.</Muted>;
  }
  return (
    <Figure>
      <figcaption>{title}</figcaption>
      <PageFrame
        title={title}
        shown={shown}
        onMessage={({ type }) => type === 'close' && onClose()}
      />
    </Figure>
  );
}
