import type { BlockOf } from '../../schema/index.ts';
import { styled } from '../styles/styled.ts';
import { from } from '../theme/breakpoints.ts';
import { Picture } from '../ui/Picture.tsx';
import { Stars } from '../ui/Stars.tsx';
import { stagger } from '../ui/startReveal.ts';
import { unbroken } from '../ui/unbroken.tsx';
import { portraitWidth } from './Testimonials.layout.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-xl) var(--space-2xl);

  @media ${from(56)} { grid-template-columns: var(--columns); }
`;

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: var(--space-m);
  height: 100%;
  padding-top: var(--space-l);
  border-top: 2px solid var(--ink);

  & blockquote {
    max-width: 30em;
    font-size: var(--text-xl);
    line-height: 1.4;
    letter-spacing: -0.012em;
    text-indent: -0.42em;
  }
  & blockquote::before { content: open-quote; }
  & blockquote::after { content: close-quote; }
  & figcaption { margin-top: auto; padding-top: var(--space-xs); line-height: 1.4; }
  & figcaption > * { display: block; }
  & b { font-weight: 600; }
  & figcaption > span { color: var(--muted); font-size: var(--text-s); }
`;

const Portrait = styled(Picture)`
  aspect-ratio: 1;
  border-radius: 50%;

  /* The name and the lines below it are next to the portrait. */
  :has(> &) { display: grid; grid-template-columns: ${portraitWidth} 1fr; column-gap: var(--space-m); align-items: center; }
  figcaption > & { grid-row: 1 / span 3; }
`;

export default function Testimonials({ items }: BlockOf<'testimonials'>) {
  return (
    <List data-reveal={stagger.default} data-columns={items.length}>
      {items.map(({ name, role, company, content, rating, portrait }, index) => (
        <li key={index}>
          <Figure>
            <Stars rating={rating} />
            <blockquote>{unbroken(content)}</blockquote>
            <figcaption>
              {portrait && <Portrait picture={portrait} />}
              <b>{unbroken(name)}</b>
              {role && <span>{unbroken(role)}</span>}
              {company && <span>{unbroken(company)}</span>}
            </figcaption>
          </Figure>
        </li>
      ))}
    </List>
  );
}
