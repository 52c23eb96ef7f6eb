import { styled } from 'styled-components';
import type { BlockOf } from '../../schema/index.ts';
import { DrawingFrame } from '../art/DrawingFrame.tsx';
import { HeadBeside } from '../ui/HeadBeside.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Section } from '../ui/Section.tsx';
import { stagger } from '../ui/startReveal.ts';
import { unbroken } from '../ui/unbroken.tsx';

const Items = styled.ul`
  align-self: start;
  border-bottom: 1px solid var(--line);

  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 var(--space-m);
    align-items: start;
    padding-block: var(--space-m);
    border-top: 1px solid var(--line);
  }
  & svg { width: 1.5rem; height: 1.6em; color: var(--blue); }
  & h3 { font-size: inherit; line-height: inherit; }
  & p { max-width: 36em; color: var(--muted); }
`;

export default function List({
  id,
  background,
  headline,
  subheadline,
  drawing,
  items,
}: BlockOf<'list'>) {
  return (
    <Section id={id} background={background}>
      <HeadBeside
        headline={headline}
        subheadline={subheadline}
        picture={drawing && <DrawingFrame name={drawing} />}
      >
        <Items data-reveal={stagger.usual}>
          {items.map((item, index) => {
            const { title, description, icon } =
              typeof item === 'string'
                ? { title: item, description: undefined, icon: undefined }
                : item;
            return (
              <li key={index}>
                <Icon name={icon ?? 'check'} />
                <div>
                  {description ? <h3>{unbroken(title)}</h3> : unbroken(title)}
                  {description && <p>{unbroken(description)}</p>}
                </div>
              </li>
            );
          })}
        </Items>
      </HeadBeside>
    </Section>
  );
}
