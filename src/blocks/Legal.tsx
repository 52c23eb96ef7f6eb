import { Fragment } from 'react';
import type { BlockOf } from '../../schema/index.ts';
import { linkProps } from '../shared/href.ts';
import { scrollSpy } from '../shared/scrollSpy.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { from } from '../theme/breakpoints.ts';
import { Paragraph } from '../ui/Paragraph.tsx';
import { unbroken } from '../ui/unbroken.tsx';

const Columns = styled.div`
  display: grid;
  gap: var(--space-l) var(--space-2xl);

  /* On a phone the headline comes first. If the contents are next to the text, the headline is above the text. */
  @media ${from(60)} {
    grid-template-columns: 18rem 1fr;
    row-gap: var(--space-m);
    align-items: start;

    & > * { grid-column: 2; }
    & > nav { grid-area: 1 / 1 / span 2; }
  }
`;

const Contents = styled.nav`
  & p { margin-bottom: var(--space-xs); font-weight: 600; }
  & a {
    display: flex;
    align-items: baseline;
    gap: var(--space-xs);
    padding-block: var(--space-s);
    border-top: 1px solid var(--line);
    line-height: 1.3;
    text-decoration: none;
  }
  & a:hover { color: var(--blue); }
  & a[aria-current] { color: var(--blue); font-weight: 600; }
  & .number { min-width: 1.5rem; color: var(--blue); font-weight: 600; }

  @media ${from(60)} {
    position: sticky;
    top: calc(var(--top) + 2rem);
    max-height: calc(100vh - var(--top) - 4rem);
    overflow-y: auto;
    font-size: var(--text-s);
  }
`;

const Text = styled.div`
  display: grid;
  gap: var(--space-m);
  max-width: 36em;

  & .effective { color: var(--muted); font-weight: 600; }
  & h2[id], & h3 {
    margin-top: var(--space-l);
    font-size: var(--text-xl);
    line-height: 1.2;
    letter-spacing: -0.02em;
  }
  & .number { color: var(--blue); }
  /* As wide as any single digit, so that the headline does not move when its font has loaded. */
  & :is(h2, h3) > .number { display: inline-block; min-width: 1.25em; white-space: pre; }
  & :is(ul, ol) { display: grid; gap: var(--space-xs); }
  & ul { padding-inline-start: var(--space-l); list-style: disc; }
  & ol { padding-inline-start: calc(2 * var(--space-m)); list-style: decimal; }
  & li { text-wrap: pretty; }
  & a { color: var(--blue); text-underline-offset: 0.2em; }
`;

export default function Legal({
  headline,
  effective,
  introduction = [],
  numbered,
  related = [],
  items,
}: BlockOf<'legal'>) {
  const site = useSite();
  const t = useTranslator();
  const number = (index: number) =>
    numbered !== false && <span className="number">{`${index + 1}. `}</span>;
  const SectionTitle = headline ? 'h3' : 'h2';
  const contents = headline ? t('contentsOf', { title: headline }) : t('contents');
  return (
    <Columns>
      {headline && <h2>{unbroken(headline)}</h2>}
      <Contents ref={scrollSpy} aria-label={contents}>
        <p>{unbroken(contents)}</p>
        <ol>
          {items.map((section, index) => (
            <li key={index}>
              <a href={`#${section.id}`}>
                {number(index)}
                {unbroken(section.title)}
              </a>
            </li>
          ))}
        </ol>
        {related.map(({ text, href }, index) => (
          <a key={index} {...linkProps(site, href)}>
            {numbered !== false && <span className="number" />}
            {unbroken(text)}
          </a>
        ))}
      </Contents>
      <Text>
        {effective && <p className="effective">{unbroken(effective)}</p>}
        {introduction.map((content, index) => (
          <Paragraph key={index} content={content} />
        ))}
        {items.map((section, index) => (
          <Fragment key={index}>
            <SectionTitle id={section.id}>
              {number(index)}
              {unbroken(section.title)}
            </SectionTitle>
            {section.paragraphs.map((content, place) => (
              <Paragraph key={place} content={content} />
            ))}
          </Fragment>
        ))}
      </Text>
    </Columns>
  );
}
