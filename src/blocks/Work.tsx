import type { BlockOf } from '../../schema/index.ts';
import { useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { from } from '../theme/breakpoints.ts';
import { headlineFamily } from '../theme/typeface.ts';
import { ActionLink } from '../ui/Action.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { Picture } from '../ui/Picture.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { jobColumns, jobPictures } from './Work.layout.ts';

const Job = styled.article`
  display: grid;
  gap: var(--space-l) var(--space-2xl);
  align-items: start;
  padding-block: var(--space-xl);
  border-top: 1px solid var(--line);

  &:last-child { padding-bottom: 0; }
  div:first-child > &:first-child { padding-top: 0; border: 0; }
  @media ${from(jobColumns.from)} {
    &[data-pictures] { grid-template-columns: ${jobColumns.pictures}fr ${jobColumns.text}fr; }
  }
`;

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--${jobPictures.gap});

  & > :where(:first-child, :last-child:nth-child(even)) { grid-column: 1 / -1; }
  @media ${from(jobPictures.wide)} {
    &[data-count='2'] {
      grid-template-columns: ${jobPictures.first}fr ${jobPictures.second.share}fr;

      & > li { grid-column: auto; }
      & > li + li > div { aspect-ratio: ${jobPictures.second.ratio}; }
    }
    &[data-count='4'] {
      grid-template-columns: repeat(3, 1fr);

      & > li + li { grid-column: auto; }
    }
  }
`;

const Photo = styled(Picture)`
  aspect-ratio: ${jobPictures.ratio};

  li + li > & { border-radius: var(--radius-button); }
`;

const Text = styled.div`
  display: grid;
  gap: var(--space-l);
  max-width: 46rem;

  /* The text is sticky next to taller pictures. A job without pictures has its title in their place, on the left. */
  @media ${from(jobColumns.from)} {
    position: sticky;
    top: calc(var(--top) + 2rem);

    :not([data-pictures]) > & {
      grid-template-columns: ${jobColumns.pictures}fr ${jobColumns.text}fr;
      column-gap: var(--space-2xl);
      max-width: none;
    }
  }

  & > header > p { margin-top: var(--space-xs); color: var(--muted); }
  & figure { padding-inline-start: var(--space-m); border-inline-start: 2px solid var(--ink); }
  & blockquote { font-size: var(--text-l); line-height: 1.4; }
  & blockquote::before { content: open-quote; }
  & blockquote::after { content: close-quote; }
  & figcaption { margin-top: var(--space-s); font-size: var(--text-s); line-height: 1.4; }
  & figcaption > * { display: block; }
  & figcaption > b { font-weight: 600; }
  & figcaption > span { color: var(--muted); }
`;

const Facts = styled.div`
  display: grid;
  gap: var(--space-l);
  align-content: start;
`;

const Figures = styled.dl`
  display: flex;
  /* Columns are at least as wide as their longest word. With large text on a phone, they wrap. */
  flex-wrap: wrap;
  margin: 0;
  border-block: 1px solid var(--line);
  overflow-wrap: break-word;

  /* The figure is above its label, which comes first in the DOM. Its row has a minimum height. */
  & > div { display: grid; flex: 1 1 5rem; grid-template-rows: minmax(calc(1.25 * var(--text-xl)), auto) 1fr; padding: var(--space-m) var(--space-s); }
  & > div:first-child { padding-inline-start: 0; }
  & > div + div { border-inline-start: 1px solid var(--line); }
  /* Columns have their widths before all figures have arrived. */
  @media ${from(jobColumns.from)} {
    &[data-count] { display: grid; grid-template-columns: repeat(2, minmax(min-content, 1fr)); }
    &[data-count='3'] { grid-template-columns: repeat(3, minmax(min-content, 1fr)); }
  }
  & dt { grid-row: 2; color: var(--muted); font-size: var(--text-s); line-height: 1.35; }
  & dd {
    margin: 0;
    font-family: ${headlineFamily}, var(--font);
    font-size: var(--text-xl);
    font-weight: 600;
    line-height: 1.25;
    letter-spacing: -0.02em;
  }
`;

type Item = BlockOf<'work'>['items'][number];

export default function Work({ headline, items }: BlockOf<'work'>) {
  const Title = headline ? 'h3' : 'h2';
  const t = useTranslator();
  return (
    <div>
      {items.map((item, index) => (
        <Job key={index} data-pictures={item.pictures ? '' : undefined}>
          {item.pictures && (
            <Pictures data-count={item.pictures.length}>
              {item.pictures.map((picture, at) => (
                <li key={at}>
                  <Photo picture={picture} />
                </li>
              ))}
            </Pictures>
          )}
          <Text>
            <header>
              <Title>{unbroken(item.title)}</Title>
              <p>
                {unbroken(item.place)}, <time>{item.year}</time>
              </p>
            </header>
            <Facts>
              <JobFacts item={item} />
              {item.quote && (
                <figure>
                  <blockquote>{unbroken(item.quote.content)}</blockquote>
                  <figcaption>
                    <b>{unbroken(item.quote.name)}</b>
                    <span>{unbroken(item.quote.role)}</span>
                  </figcaption>
                </figure>
              )}
              {item.ctaText && item.href && (
                <div>
                  <ActionLink href={item.href} hidden={` ${t('about', { title: item.title })}`}>
                    {item.ctaText}
                  </ActionLink>
                </div>
              )}
            </Facts>
          </Text>
        </Job>
      ))}
    </div>
  );
}

/** The figures of a job, and the list of what was installed. */
function JobFacts({ item: { installed, figures } }: { item: Item }) {
  return (
    <>
      {figures && (
        <Figures data-count={figures.length}>
          {figures.map(({ number, label }, index) => (
            <div key={index}>
              <dt>{unbroken(label)}</dt>
              <dd>{unbroken(number)}</dd>
            </div>
          ))}
        </Figures>
      )}
      {installed && <CheckList items={installed} />}
    </>
  );
}
