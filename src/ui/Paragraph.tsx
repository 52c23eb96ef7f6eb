import { Fragment, type ReactNode } from 'react';
import type { Paragraph as Content } from '../../schema/index.ts';
import { linkProps } from '../shared/href.ts';
import { useSite, type VisitorSite } from '../shared/site.ts';
import { unbroken } from './unbroken.tsx';

/** A list instead of a paragraph. */
type Points = Extract<Content, { list: unknown }>;
type Pieces = Exclude<Content, Points>;

function isList(content: Content): content is Points {
  return typeof content === 'object' && 'list' in content;
}

/** A paragraph of plain text or of pieces (text, links, bold words), or a list of these. */
export function Paragraph({ content }: { content: Content }) {
  const site = useSite();
  const line = (pieces: Pieces) => words(pieces, site);
  if (!isList(content)) {
    return <p>{line(content)}</p>;
  }
  const List = content.numbered ? 'ol' : 'ul';
  return (
    <List>
      {content.list.map((point, index) => (
        <li key={index}>{line(point)}</li>
      ))}
    </List>
  );
}

/** Plain text, or pieces of text, links and bold words. */
export function words(pieces: Pieces, site: VisitorSite): ReactNode {
  if (typeof pieces === 'string') return unbroken(pieces);
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') return <Fragment key={index}>{unbroken(piece)}</Fragment>;
    if ('strong' in piece) return <strong key={index}>{unbroken(piece.strong)}</strong>;
    return (
      <a key={index} {...linkProps(site, piece.href)}>
        {unbroken(piece.text)}
      </a>
    );
  });
}
