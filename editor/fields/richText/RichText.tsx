import type { Editor } from '@tiptap/core';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { markdownIn, withoutMarkdown } from '../../adapter/markdown.ts';
import type { RichParagraph } from '../../adapter/richText.ts';
import { useOpenDocument } from '../../document/OpenDocument.ts';
import { OfferButton } from '../../ui/controls.ts';
import { useDocumentLanguage } from '../documentLanguage.ts';
import { type Chosen, LinkPanel, wordsForLink } from './LinkPanel.tsx';
import { linkFor } from './linkFor.ts';
import { Toolbar } from './Toolbar.tsx';
import { useRichText } from './useRichText.ts';

const Box = styled.div`
  border: 1px solid var(--editor-line);
  border-radius: 6px;
  background: var(--editor-panel);
  color: var(--editor-ink);

  & [role='textbox'] {
    box-sizing: border-box;
    min-height: 8rem;
    max-height: min(32rem, 60vh);
    padding: 0.6rem 0.75rem;
    overflow: auto;
    border-radius: 0 0 6px 6px;
    line-height: 1.5;
    white-space: break-spaces;
    overflow-wrap: anywhere;
  }
  & [role='textbox']:focus-visible { outline: 2px solid var(--editor-blue); outline-offset: 1px; }
  & [role='textbox'] :is(p, ul, ol) { margin: 0 0 0.6rem; }
  & [role='textbox'] > :last-child { margin-bottom: 0; }
  & [role='textbox'] :is(ul, ol) { padding-left: 1.6rem; }
  & [role='textbox'] ul { list-style: disc; }
  & [role='textbox'] ol { list-style: decimal; }
  & [role='textbox'] li > p { margin: 0 0 0.2rem; }
  & [role='textbox'] a { color: var(--editor-blue); text-decoration: underline; cursor: text; }
`;

const Note = styled.p`
  margin: 0;
  padding: 0.5rem 0.75rem;
  border-top: 1px solid var(--editor-line);
  font-size: 0.85rem;
  line-height: 1.45;
`;

type Props = {
  label: string;
  value: readonly RichParagraph[];
  isSingle: boolean;
  onChange: (value: RichParagraph[]) => void;
};

/** A text with bold words, links and lists: a toolbar and the text. */
export default function RichText({ label, value, isSingle, onChange }: Props) {
  const { site } = useOpenDocument();
  const place = useRef<HTMLDivElement>(null);
  const [link, setLink] = useState<Chosen>();
  const editor = useRichText(place, {
    value,
    isSingle,
    label,
    onChange,
    onLink: () => openLink(),
    linkFor: (pasted) => linkFor(pasted, site),
  });
  const openLink = () => editor && setLink(wordsForLink(editor));
  const close = () => {
    setLink(undefined);
    editor?.commands.focus();
  };
  return (
    <Box>
      {editor && <Toolbar editor={editor} label={label} isLinkOpen={!!link} onLink={openLink} />}
      {editor && link && (
        <LinkPanel key={link.from} editor={editor} chosen={link} onClose={close} />
      )}
      <div ref={place} {...useDocumentLanguage()} />
      {editor && <MarksNote editor={editor} value={value} onChange={onChange} />}
    </Box>
  );
}

type MarksProps = Pick<Props, 'value' | 'onChange'> & { editor: Editor };

/** Reports Markdown, which is plain text here. Complete marks can be converted. */
function MarksNote({ editor, value, onChange }: MarksProps) {
  const found = markdownIn(value);
  return (
    <div role="status">
      {found !== 'none' && (
        <Note>
          Visitors will see ** and [ ]( ) as plain characters. To format text, select it and use the
          toolbar.
          {found === 'whole' && (
            <>
              {' '}
              <OfferButton
                onClick={() => {
                  onChange(withoutMarkdown(value));
                  editor.commands.focus();
                }}
              >
                Convert to bold and links
              </OfferButton>
            </>
          )}
        </Note>
      )}
    </div>
  );
}
