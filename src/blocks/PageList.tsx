import type { BlockOf } from '../../schema/index.ts';
import type { ListEntry, ListOfBlock } from '../resolved/types.ts';
import { linkProps } from '../shared/href.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { from } from '../theme/breakpoints.ts';
import { ActionLink } from '../ui/Action.tsx';
import { Picture } from '../ui/Picture.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { pageListColumns, pageListRatio } from './PageList.layout.ts';

const Year = styled.div`
  & + & { margin-top: var(--space-2xl); }
  & > :is(h2, h3) { margin-bottom: var(--space-l); }
`;

const Entries = styled.ul`
  display: grid;
  gap: var(--space-xl) var(--${pageListColumns.gap});

  @media ${from(pageListColumns.two)} { grid-template-columns: repeat(2, 1fr); }
  @media ${from(pageListColumns.three)} { grid-template-columns: repeat(3, 1fr); }
`;

const Entry = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-xs);

  & > :is(h2, h3, h4) { font-size: var(--text-l); line-height: 1.3; }
  & > time { color: var(--muted); font-size: var(--text-s); }
  & > p { max-width: 36em; color: var(--muted); }
  /* The whole entry is clickable. */
  & a { text-decoration: none; }
  & a::after { content: ''; position: absolute; inset: 0; }
  & a:hover { color: var(--blue); text-decoration: underline; }
`;

const Photo = styled(Picture)`
  margin-bottom: var(--space-xs);
  aspect-ratio: ${pageListRatio};
`;

const More = styled.p`
  margin-top: var(--space-xl);
`;

const Neighbors = styled.nav`
  display: grid;
  gap: var(--space-m) var(--${pageListColumns.gap});
  padding-top: var(--space-l);
  border-top: 1px solid var(--line);

  & > a { display: block; padding-block: var(--space-xs); text-decoration: none; }
  & > a > span { display: block; color: var(--muted); font-size: var(--text-s); }
  & > a > b { font-weight: 600; }
  & > a:hover > b { text-decoration: underline; }
  @media ${from(pageListColumns.two)} {
    grid-template-columns: 1fr 1fr;

    & > [data-next] { grid-column: 2; text-align: end; }
    & > p { grid-column: 1 / -1; }
  }
`;

/** Pages as a list, those with a date by year if they are all there is. Or the links between pages with a date. */
export default function PageList({
  headline,
  limit,
  ctaText,
  entries = [],
  more,
  neighbors,
}: BlockOf<'page-list'> & ListOfBlock) {
  const t = useTranslator();
  if (neighbors) return <NeighborLinks neighbors={neighbors} more={more} />;
  const years = limit === undefined ? byYear(entries) : [];
  const [Title, Below] = headline ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const);
  return (
    <>
      {years.length > 1 ? (
        years.map(([year, yearEntries]) => (
          <Year key={year}>
            {year !== '' && <Title>{year}</Title>}
            <EntryList entries={yearEntries} Title={year === '' ? Title : Below} />
          </Year>
        ))
      ) : (
        <EntryList entries={entries} Title={Title} />
      )}
      {more && (
        <More>
          <ActionLink href={more.path} hidden={` – ${more.title}`}>
            {ctaText ?? t('showAll')}
          </ActionLink>
        </More>
      )}
    </>
  );
}

/** The entries of each year, in order; those without a date are last, under an empty name. */
function byYear(entries: readonly ListEntry[]): [year: string, entries: ListEntry[]][] {
  const years = new Map<string, ListEntry[]>();
  for (const entry of entries) {
    const year = entry.date?.day.slice(0, 4) ?? '';
    years.set(year, [...(years.get(year) ?? []), entry]);
  }
  return [...years];
}

type EntryListProps = { entries: readonly ListEntry[]; Title: 'h2' | 'h3' | 'h4' };

function EntryList({ entries, Title }: EntryListProps) {
  const site = useSite();
  if (entries.length === 0) return null;
  return (
    <Entries>
      {entries.map(({ path, title, description, date, picture }) => (
        <Entry key={path}>
          {picture && <Photo picture={picture} />}
          {date && <time dateTime={date.day}>{date.text}</time>}
          <Title>
            <a {...linkProps(site, path)}>{unbroken(title)}</a>
          </Title>
          <p>{unbroken(description)}</p>
        </Entry>
      ))}
    </Entries>
  );
}

type NeighborProps = Required<Pick<ListOfBlock, 'neighbors'>> & Pick<ListOfBlock, 'more'>;

function NeighborLinks({ neighbors: { previous, next }, more }: NeighborProps) {
  const site = useSite();
  const t = useTranslator();
  return (
    <Neighbors aria-label={t('otherPages')}>
      {previous && (
        <a {...linkProps(site, previous.path)} rel="prev">
          <span>{t('previousPage')}</span> <b>{unbroken(previous.title)}</b>
        </a>
      )}
      {next && (
        <a {...linkProps(site, next.path)} rel="next" data-next="">
          <span>{t('nextPage')}</span> <b>{unbroken(next.title)}</b>
        </a>
      )}
      {more && (
        <p>
          <ActionLink href={more.path} hidden={` – ${more.title}`}>
            {t('showAll')}
          </ActionLink>
        </p>
      )}
    </Neighbors>
  );
}
