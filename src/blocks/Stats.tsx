import type { BlockOf } from '../../schema/index.ts';
import { plainText } from '../shared/plainText.ts';
import { styled } from '../styles/styled.ts';
import { below, from } from '../theme/breakpoints.ts';
import { headlineFamily } from '../theme/typeface.ts';
import { stagger } from '../ui/startReveal.ts';
import { unbroken } from '../ui/unbroken.tsx';

const List = styled.ul`
  display: grid;
  border-block: 1px solid var(--line);

  & li { padding: var(--space-l) 0; }
  & li + li { border-top: 1px solid var(--line); }
  & b {
    display: block;
    font-family: ${headlineFamily}, var(--font);
    font-size: var(--text-2xl);
    font-weight: 600;
    letter-spacing: -0.04em;
    line-height: 1.05;
  }
  & li > span { color: var(--muted); }
  & p { margin-top: var(--space-s); max-width: 22rem; color: var(--muted); }

  @media ${from(40)} {
    grid-template-columns: var(--columns);

    & li { padding: var(--space-xl) var(--space-l); }
    & li:first-child { padding-inline-start: 0; }
    & li + li { border-top: 0; border-inline-start: 1px solid var(--line); }
  }

  /* Short figures need less space on a phone: each is next to its text, or up to three share a row. */
  &[data-short] {
    @media ${below(40)} {
      & li { display: grid; grid-template-columns: 5fr 7fr; align-items: baseline; padding-block: var(--space-s); }
    }
    @media ${from(23)} and ${below(40)} {
      &:not([data-columns='4']) {
        grid-template-columns: var(--columns);

        & li { display: block; padding: var(--space-m) var(--space-s); }
        & li:first-child { padding-inline-start: 0; }
        & li + li { border-top: 0; border-inline-start: 1px solid var(--line); }
        & li > span { display: block; margin-top: var(--space-2xs); font-size: var(--text-s); line-height: 1.35; }
      }
    }
  }
`;

export default function Stats({ items }: BlockOf<'stats'>) {
  const short = items.every(
    ({ number, description }) => plainText(number).length <= 5 && !description,
  );
  return (
    <List
      data-reveal={stagger.default}
      data-columns={items.length}
      data-short={short ? '' : undefined}
    >
      {items.map(({ number, label, description }, index) => (
        <li key={index}>
          <b>{unbroken(number)}</b> <span>{unbroken(label)}</span>
          {description && <p>{unbroken(description)}</p>}
        </li>
      ))}
    </List>
  );
}
