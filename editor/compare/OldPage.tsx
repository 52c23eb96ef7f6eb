import { useContext, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isGroup } from '../../schema/browser.ts';
import { pageSchema } from '../../schema/index.ts';
import { framePath } from '../api.ts';
import { OpenDocumentContext } from '../document/OpenDocument.ts';
import { useShownSite, useWrittenSite } from '../document/useShownSite.ts';
import { readFromPage, showIn } from '../page/messages.ts';
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
  const frame = useRef<HTMLIFrameElement>(null);
  const [readyCount, setReadyCount] = useState(0);
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const message = readFromPage(event, frame.current?.contentWindow ?? null);
      if (message?.type === 'ready') setReadyCount((count) => count + 1);
      if (message?.type === 'close') onClose();
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [onClose]);
  useEffect(() => {
    const view = frame.current?.contentWindow;
    if (readyCount === 0 || !view || !site || !isGroup(document)) return;
    showIn(view, {
      ...{ page: document, site, writtenSite, theme, place: undefined, block: undefined },
      isOpen: { page: false, site: false },
    });
  }, [readyCount, site, writtenSite, theme, document]);

  if (!site || !pageSchema.safeParse(document).success) {
    return <Muted>This version has errors, so its page can’t be shown.</Muted>;
  }
  return (
    <Figure>
      <figcaption>{title}</figcaption>
      <iframe ref={frame} title={title} src={framePath} />
    </Figure>
  );
}
