import type { BlockOf } from '../../schema/index.ts';
import { styled } from '../styles/styled.ts';
import { from } from '../theme/breakpoints.ts';
import { Eyebrow } from '../ui/Eyebrow.ts';
import { Paragraph } from '../ui/Paragraph.tsx';
import { unbroken } from '../ui/unbroken.tsx';

const Columns = styled.div`
  display: grid;
  gap: var(--space-m) var(--space-2xl);

  @media ${from(60)} {
    &[data-headline] { grid-template-columns: 5fr 7fr; }
  }
`;

const Text = styled.div`
  display: grid;
  gap: var(--space-m);
  max-width: 36em;
  font-size: var(--text-l);

  & a { color: var(--blue); text-underline-offset: 0.2em; }
  & :is(ul, ol) { display: grid; gap: var(--space-xs); padding-inline-start: calc(2 * var(--space-m)); }
  & ul { list-style: disc; }
  & ol { list-style: decimal; }
  & li { text-wrap: pretty; }
`;

export default function Prose({ eyebrow, headline, paragraphs }: BlockOf<'prose'>) {
  return (
    <Columns data-headline={headline ? '' : undefined}>
      {headline && (
        <div>
          {eyebrow && <Eyebrow>{unbroken(eyebrow)}</Eyebrow>}
          <h2>{unbroken(headline)}</h2>
        </div>
      )}
      <Text>
        {paragraphs.map((content, index) => (
          <Paragraph key={index} content={content} />
        ))}
      </Text>
    </Columns>
  );
}
