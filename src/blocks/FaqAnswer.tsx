import type { Paragraph as Content } from '../../schema/index.ts';
import { paragraphsOf } from '../../schema/paragraphs.ts';
import { styled } from '../styles/styled.ts';
import { Paragraph } from '../ui/Paragraph.tsx';

const Answer = styled.div`
  & a { color: var(--blue); text-underline-offset: 0.2em; }
  & :is(ul, ol) {
    max-width: 36em;
    padding-block: 0 var(--space-l);
    padding-inline: calc(2 * var(--space-m)) var(--space-2xl);
    color: var(--muted);
  }
  & ul { list-style: disc; }
  & ol { list-style: decimal; }
`;

/** An answer that is more than plain text. Few pages have one, so its code is not in that of the questions. */
export default function FaqAnswer({ content }: { content: Content | readonly Content[] }) {
  return (
    <Answer>
      {paragraphsOf(content).map((paragraph, index) => (
        <Paragraph key={index} content={paragraph} />
      ))}
    </Answer>
  );
}
