import { Fragment } from 'react';
import type { Paragraph as Content } from '../../schema/index.ts';
import { linkProps } from '../shared/href.ts';
import { useSite } from '../shared/site.ts';
import { unbroken } from './unbroken.tsx';

/** A list instead of a paragraph. */
type Points = Extract<Content, { list: unknown }>;
type Words = Exclude<Content, Points>;

function isList(content: Content): content is Points {
  return typeof content === 'object' && 'list' in content;
}

/** A paragraph of plain text or of pieces (text, links, bold words), or a list of these. */
export function Paragraph({ content }: { content: Content }) {
  if (!isList(content)) {
    return (
      <p>
        <Pieces words={content} />
      </p>
    );
  }
  const List = content.numbered ? 'ol' : 'ul';
  return (
    <List>
      {content.list.map((point, index) => (
        <li key={index}>
          <Pieces words={point} />
        </li>
      ))}
    </List>
  );
}

function Pieces({ words }: { words: Words }) {
  const site = useSite();
  if (typeof words === 'string') return unbroken(words);
  return words.map((piece, index) => {
    if (typeof piece === 'string') return <Fragment key={index}>{unbroken(piece)}</Fragment>;
    if ('strong' in piece) return <strong key={index}>{unbroken(piece.strong)}</strong>;
    return (
      <a key={index} {...linkProps(site, piece.href)}>
        {unbroken(piece.text)}
      </a>
    );
  });
}
