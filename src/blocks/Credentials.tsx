import type { ReactNode } from 'react';
import type { BlockOf } from '../../schema/index.ts';
import { aspectBuckets, equalAreaScale } from '../pictures/equalArea.ts';
import { linkProps } from '../shared/href.ts';
import { useSite } from '../shared/site.ts';
import { css, styled } from '../styles/styled.ts';
import { below, from } from '../theme/breakpoints.ts';
import { Picture } from '../ui/Picture.tsx';
import { stagger } from '../ui/startReveal.ts';
import { unbroken } from '../ui/unbroken.tsx';
import { logoSide } from './Credentials.layout.ts';
import { rowLengths } from './rows.ts';

const List = styled.ul`
  &[data-layout=grid] {
    display: grid;
    gap: var(--space-l);

    @media ${from(42)} and ${below(64)} {
      grid-template-columns: 1fr 1fr;

      & > :last-child:nth-child(odd) { grid-column: 1 / -1; }
    }
    @media ${from(64)} {
      grid-template-columns: repeat(12, 1fr);

      & > [data-row='2'] { grid-column: span 6; }
      & > [data-row='3'] { grid-column: span 4; }
      & > [data-row='4'] { grid-column: span 3; }
    }
    & > li {
      display: flex;
      flex-direction: column;
      gap: var(--space-s);
      justify-content: space-between;
      padding: var(--space-l);
      border: 1px solid var(--line);
      border-radius: var(--radius-card);
      background: var(--surface);
    }
    /* The mark is as tall as a logo, so that the numbers in a row align. */
    @media ${from(42)} { & > li > :first-child { min-height: 5.5rem; } }
  }
  &[data-layout=line] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-l) var(--space-2xl);
    align-items: center;
    padding-block: var(--space-l);
    border-block: 1px solid var(--line);

    & > li { max-width: 20rem; }
  }
  & p { color: var(--muted); font-size: var(--text-s); }
`;

const Mark = styled.div`
  display: flex;
  align-items: center;
  font-size: var(--text-l);
  font-weight: 600;
  line-height: 1.25;
  letter-spacing: -0.01em;

  & > a {
    display: inline-flex;
    /* In print, the address follows the logo. */
    flex-wrap: wrap;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    text-underline-offset: 0.25em;
  }
  & > a:hover { color: var(--blue); }
`;

const factors = Array.from(
  { length: aspectBuckets.max - aspectBuckets.min + 1 },
  (_, index) => aspectBuckets.min + index,
)
  .map((bucket) => `& [data-aspect='${bucket}'] { --factor: ${equalAreaScale(bucket)}; }`)
  .join('\n');

// All logos have the same area, whatever their ratio. In the editor the ratio is unknown, so all have the same box.
const Logo = styled(Picture)`
  flex: none;
  overflow: visible;
  border-radius: 0;
  background: none;

  & > img { display: none; }
  & picture { display: block; }
  & picture img {
    position: static;
    display: block;
    width: auto;
    max-width: min(calc(2.83 * ${logoSide}), 100%);
    height: auto;
    max-height: ${logoSide};
    object-fit: contain;
  }
  & picture [data-aspect] {
    width: calc(var(--factor) * ${logoSide});
    max-height: none;
  }
  ${factors}
`;

const hidden = css`display: none;`;
const visible = css`display: block;`;
const plate = css`
  padding: var(--space-xs) var(--space-s);
  border-radius: var(--radius-button);
  background: #fff;
`;

/** Logos keep their colors: a logo for a light background gets a white plate in the dark theme. */
const OnGround = styled.span`
  display: block;
  max-width: 100%;

  &[data-ground=dark] { ${hidden} }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme=light]) &[data-ground=dark] { ${visible} }
    :root:not([data-theme=light]) &[data-ground=light] { ${hidden} }
    :root:not([data-theme=light]) &[data-ground=any] { ${plate} }
  }
  @media screen {
    [data-theme=dark] &[data-ground=dark] { ${visible} }
    [data-theme=dark] &[data-ground=light] { ${hidden} }
    [data-theme=dark] &[data-ground=any] { ${plate} }
  }
`;

type Entry = BlockOf<'credentials'>['items'][number];

export default function Credentials({ layout = 'grid', items }: BlockOf<'credentials'>) {
  const rows = rowLengths(items.length);
  return (
    <List data-layout={layout} data-reveal={stagger.fast}>
      {items.map((entry, index) => (
        <li key={index} data-row={layout === 'grid' ? rows[index] : undefined}>
          <Mark>
            <Linked href={entry.href}>
              <Name entry={entry} />
            </Linked>
          </Mark>
          {(entry.number || entry.description) && (
            <div>
              {entry.number && <p>{unbroken(entry.number)}</p>}
              {entry.description && <p>{unbroken(entry.description)}</p>}
            </div>
          )}
        </li>
      ))}
    </List>
  );
}

function Linked({ href, children }: { href: string | undefined; children: ReactNode }) {
  const site = useSite();
  return href ? <a {...linkProps(site, href)}>{children}</a> : children;
}

/** The name as a logo or as text. With a logo, screen readers read the name. */
function Name({ entry: { name, logo, logoOnDark } }: { entry: Entry }) {
  if (!logo) return <>{unbroken(name)}</>;
  return (
    <>
      <OnGround data-ground={logoOnDark ? 'light' : 'any'}>
        <Logo picture={logo} />
      </OnGround>
      {logoOnDark && (
        <OnGround data-ground="dark">
          <Logo picture={logoOnDark} />
        </OnGround>
      )}
      <span className="visually-hidden">{name}</span>
    </>
  );
}
