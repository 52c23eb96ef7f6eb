import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { isGroup } from '../../schema/browser.ts';
import { defaultPalette } from '../../schema/colors/index.ts';
import { ask } from '../document/ask.ts';
import { useTask } from '../document/useTask.ts';
import { Muted } from '../ui/controls.ts';
import { RefusedNote } from '../ui/RefusedNote.tsx';

const Figure = styled.figure`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: 0.4rem;
  min-width: 0;
  min-height: 0;
  margin: 0;

  & figcaption { font-weight: 600; }
  & iframe, & > div {
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    min-height: 16rem;
    border: 1px solid var(--editor-line);
    border-radius: 8px;
    background: var(--editor-panel);
  }
  & > div { display: grid; gap: 1rem; align-content: center; padding: 1rem; }
`;

/** The attribute that marks a block in a shown page. */
export const mark = 'data-changed';
const { light } = defaultPalette;
const markStyle = `[${mark}]{outline:4px solid ${light.blue};outline-offset:-4px}`;

type Props = {
  /** The name of the document. */
  name: string;
  title: string;
  document: unknown;
  /** Called with the window of the page when it is loaded. */
  onLoad?: (page: Window) => void;
};

/** A state of a document as visitors see its page, rendered by the server. Nothing in it can be clicked. */
export function PageFrame({ name, title, document, onLoad }: Props) {
  const [html, setHtml] = useState<string>();
  const { run, stop, refused, again } = useTask();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per state
  useEffect(() => {
    if (!isGroup(document)) {
      stop();
      return setHtml(undefined);
    }
    void run(async (signal) => setHtml((await ask('preview', { name, document }, signal)).html));
  }, [name, document]);

  const isShown = html !== undefined && !refused && isGroup(document);
  return (
    <Figure>
      <figcaption>{title}</figcaption>
      {isShown ? (
        <iframe
          title={title}
          srcDoc={html}
          onLoad={({ currentTarget: { contentWindow: page } }) => {
            if (!page) return;
            const style = page.document.createElement('style');
            style.textContent = markStyle;
            page.document.head.append(style);
            // A link would load another page into the frame.
            page.document.addEventListener('click', (event) => event.preventDefault());
            onLoad?.(page);
          }}
        />
      ) : (
        <div>
          <RefusedNote refused={refused} again={again} />
          {!refused && (
            <Muted role="status">
              {isGroup(document) ? 'Showing the page …' : 'There is no page to show.'}
            </Muted>
          )}
        </div>
      )}
    </Figure>
  );
}
