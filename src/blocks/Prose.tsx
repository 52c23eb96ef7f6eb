import { styled } from 'styled-components';
import type { BlockOf } from '../../schema/index.ts';
import { Eyebrow } from '../ui/Eyebrow.ts';
import { Paragraph } from '../ui/Paragraph.tsx';
import { Section } from '../ui/Section.tsx';
import { unbroken } from '../ui/unbroken.tsx';

const Columns = styled.div`
  display: grid;
  gap: 1.25rem clamp(2rem, 6vw, 5rem);

  @media (min-width: 60rem) {
    &[data-headline] { grid-template-columns: 5fr 7fr; }
  }
`;

const Text = styled.div`
  display: grid;
  gap: 1.1rem;
  max-width: 36em;
  font-size: clamp(1.0625rem, 1rem + 0.3vw, 1.2rem);

  & a { color: var(--blue); text-underline-offset: 0.2em; }
`;

export default function Prose({ id, background, eyebrow, headline, paragraphs }: BlockOf<'prose'>) {
  return (
    <Section id={id} background={background}>
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
    </Section>
  );
}
