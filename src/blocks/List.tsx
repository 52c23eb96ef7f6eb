import type { BlockOf } from '../../schema/index.ts';
import { styled } from '../styles/styled.ts';
import { DrawingFrame } from '../ui/DrawingFrame.tsx';
import { HeadBeside } from '../ui/HeadBeside.tsx';
import { Icon } from '../ui/Icon.tsx';
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
  /* Align lines without a mark with the headline of the list. */
  & > li > :only-child { grid-column: 1 / -1; }
`;

export default function List({ headline, subheadline, drawing, marks, items }: BlockOf<'list'>) {
  return (
    <HeadBeside
      headline={headline}
      subheadline={subheadline}
      picture={drawing && <DrawingFrame drawing={drawing} />}
    >
      <Items data-reveal={stagger.default}>
        {items.map((item, index) => {
          const { title, description, icon } =
            typeof item === 'string'
              ? { title: item, description: undefined, icon: undefined }
              : item;
          return (
            <li key={index}>
              {(icon || !marks) && <Icon name={icon ?? 'check'} />}
              <div>
                {description ? <h3>{unbroken(title)}</h3> : unbroken(title)}
                {description && <p>{unbroken(description)}</p>}
              </div>
            </li>
          );
        })}
      </Items>
    </HeadBeside>
  );
}
