import { Fragment } from 'react';
import type { Paragraph as Content } from '../../schema/index.ts';
import { linkProps } from '../shared/href.ts';
import { useSite } from '../shared/site.ts';
import { unbroken } from './unbroken.tsx';

/** A paragraph of plain text, or of pieces: text, links and stressed words. */
export function Paragraph({ content }: { content: Content }) {
  const site = useSite();
  if (typeof content === 'string') return <p>{unbroken(content)}</p>;
  return (
    <p>
      {content.map((piece, index) => {
        if (typeof piece === 'string') return <Fragment key={index}>{unbroken(piece)}</Fragment>;
        if ('strong' in piece) return <strong key={index}>{unbroken(piece.strong)}</strong>;
        return (
          <a key={index} {...linkProps(site, piece.href)}>
            {unbroken(piece.text)}
          </a>
        );
      })}
    </p>
  );
}
