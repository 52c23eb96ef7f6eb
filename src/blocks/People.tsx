import type { BlockOf } from '../../schema/index.ts';
import { linkProps } from '../shared/href.ts';
import { plainText } from '../shared/plainText.ts';
import { useSite } from '../shared/site.ts';
import { css, styled } from '../styles/styled.ts';
import { below, from } from '../theme/breakpoints.ts';
import { Picture } from '../ui/Picture.tsx';
import { stagger } from '../ui/startReveal.ts';
import { Unbroken, unbroken } from '../ui/unbroken.tsx';
import { peopleColumns, portrait } from './People.layout.ts';
import { peopleInRow } from './rows.ts';

const large = css`grid-template-columns: ${portrait.large} minmax(0, 36em); column-gap: var(--space-xl);`;

const List = styled.ul`
  display: grid;
  gap: var(--space-xl) var(--${peopleColumns.gap});

  @media ${from(peopleColumns.some)} {
    &:not([data-row='1']) { grid-template-columns: 1fr 1fr; }
    &[data-row='3'], &:has(> :nth-child(5)) { grid-template-columns: repeat(3, 1fr); }
  }
  @media ${from(peopleColumns.all)} {
    &[data-row='4'] { grid-template-columns: repeat(4, 1fr); }
  }
`;

// The portrait is next to the text on a phone and, for one or two people, in a wide window. Otherwise it is above the text.
const Person = styled.li`
  display: grid;
  align-content: start;
  gap: var(--space-s) var(--space-m);

  &[data-portrait] {
    @media ${below(peopleColumns.some)} { grid-template-columns: min(${portrait.sideWidth}, 32vw) minmax(0, 1fr); }
    @media ${from(peopleColumns.some)} { [data-row='1'] > & { ${large} } }
    @media ${from(peopleColumns.all)} { [data-row='2'] > & { ${large} } }
  }
`;

const Portrait = styled(Picture)`
  aspect-ratio: ${portrait.ratio};
  border-radius: var(--radius-card);
`;

// Replaces a missing portrait, so that the names in a row align.
const Initials = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: ${portrait.ratio};
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--sunk);
  color: var(--muted);
  font-size: var(--text-2xl);
  font-weight: 600;
  letter-spacing: -0.02em;

  [data-background=sunk] & { background: var(--surface); }
`;

const Text = styled.div`
  max-width: 36em;
  padding-inline-end: var(--space-s);

  & > p { color: var(--muted); }
  & > p + p { margin-top: var(--space-xs); color: inherit; }
  & > ul { margin-top: var(--space-s); color: var(--muted); font-size: var(--text-s); }
  & > ul > li { padding-block: var(--space-2xs); border-top: 1px solid var(--line); }
  & > ul:last-child > li:last-child { border-bottom: 1px solid var(--line); }
`;

const Contact = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-l);
  margin-top: var(--space-xs);

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--blue);
    font-weight: 600;
    text-underline-offset: 0.25em;
  }
  /* Next to a portrait on a phone, a number in large text needs two lines. */
  & bdi { white-space: normal; }
`;

type Person = BlockOf<'people'>['items'][number];

export default function People({ items }: BlockOf<'people'>) {
  const hasPortraits = items.some(({ picture }) => picture);
  return (
    <List data-reveal={stagger.default} data-row={peopleInRow(items.length)}>
      {items.map((person, index) => (
        <Person key={index} data-portrait={hasPortraits ? '' : undefined}>
          {hasPortraits && <PortraitOrInitials person={person} />}
          <Text>
            <h3>{unbroken(person.name)}</h3>
            <p>{unbroken(person.role)}</p>
            {person.description && <p>{unbroken(person.description)}</p>}
            {person.certificates && (
              <ul>
                {person.certificates.map((certificate, at) => (
                  <li key={at}>{unbroken(certificate)}</li>
                ))}
              </ul>
            )}
            <ContactLinks person={person} />
          </Text>
        </Person>
      ))}
    </List>
  );
}

function PortraitOrInitials({ person: { name, picture } }: { person: Person }) {
  if (picture) return <Portrait picture={picture} />;
  return <Initials aria-hidden="true">{personInitials(name)}</Initials>;
}

/** The initials of the first and last word of a name. */
function personInitials(name: string): string {
  const words = plainText(name)
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => Array.from(word)[0]?.toUpperCase() ?? '').join('');
}

/** Links to the person's phone and email. Screen readers read the person's name with each. */
function ContactLinks({ person: { name, phone, email } }: { person: Person }) {
  const site = useSite();
  if (!phone && !email) return null;
  return (
    <Contact>
      {phone && (
        <a {...linkProps(site, `tel:${phone}`)}>
          <span>
            <span className="visually-hidden">{name}: </span>
            <Unbroken>{site.phones[phone]}</Unbroken>
          </span>
        </a>
      )}
      {email && (
        <a {...linkProps(site, `mailto:${email}`)}>
          <span>
            <span className="visually-hidden">{name}: </span>
            {site.emails[email]}
          </span>
        </a>
      )}
    </Contact>
  );
}
