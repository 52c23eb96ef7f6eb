import { OpeningHours } from '../company/OpeningHours.tsx';
import { profileName } from '../company/profileName.ts';
import { linkProps } from '../shared/href.ts';
import { useSite } from '../shared/site.ts';
import { useWords } from '../shared/words.ts';
import { styled } from '../styles/styled.ts';
import { Wrap } from '../ui/Section.tsx';
import { unbroken } from '../ui/unbroken.tsx';

const Columns = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xl) var(--space-2xl);
  padding-block: var(--space-m) var(--space-xl);

  &::before { content: ''; flex-basis: 100%; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  & > section { flex: 0 1 10rem; }
  & > section[data-hours] { flex: 1 1 min(24rem, 100%); max-width: 28rem; }
  & > section[data-places] { flex: 2 1 16rem; }
  & h2 { margin-bottom: var(--space-xs); font-size: var(--text-xs); line-height: 2; font-weight: 600; letter-spacing: 0.08em; text-transform: uppercase; }
  & h3 { font-size: var(--text-m); line-height: 1.5; }
  & a { display: inline-flex; align-items: center; min-height: 2.75rem; text-decoration-color: color-mix(in srgb, currentColor 35%, transparent); text-underline-offset: 0.3em; }
  & a:hover { text-decoration-color: currentColor; }
`;

const Places = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-l) var(--space-2xl);

  & p { line-height: 1.4; }
  & div { display: flex; flex-wrap: wrap; gap: 0 var(--space-l); }
`;

// The facts are in one line, which wraps.
const Legal = styled(Wrap)`
  & ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-l); font-size: var(--text-s); }
  & li { display: flex; align-items: center; min-height: 2.75rem; }
`;

/** The optional facts of site.json about the company: opening hours, locations, profiles, and its registration. */
export default function FooterFacts() {
  const site = useSite();
  const say = useWords();
  const { hours, locations, profiles, legalName, founded, taxId, licences = [] } = site;
  // Where locations have hours of their own, the company's are those of the others.
  const others = locations?.filter((location) => !location.hours).map(({ name }) => name) ?? [];
  const whose =
    others.length < (locations?.length ?? 0) &&
    (new Intl.ListFormat(site.language).format(others) || site.company);
  const legal = [
    legalName && unbroken(legalName),
    founded && say('founded', { year: founded }),
    taxId && say('taxId', { number: taxId }),
  ].filter((fact) => fact !== undefined);
  return (
    <div data-facts="">
      {(hours || locations || profiles) && (
        <Columns>
          {hours && (
            <section data-hours="">
              <h2>{say('openingHours')}</h2>
              {whose && <h3 suppressHydrationWarning>{unbroken(whose)}</h3>}
              <OpeningHours hours={hours} />
            </section>
          )}
          {locations && (
            <section data-places="">
              <h2>{say('locations')}</h2>
              <Places>
                {locations.map(({ name, address = site.address, phone = site.footer.phone }) => (
                  <li key={name}>
                    <h3>{unbroken(name)}</h3>
                    <p>{address.line}</p>
                    <div>
                      <a href={address.directions}>
                        {say('directions')}
                        <span className="visually-hidden"> {name}</span>
                      </a>
                      <a {...linkProps(site, `tel:${phone}`)}>{site.phones[phone]}</a>
                    </div>
                  </li>
                ))}
              </Places>
            </section>
          )}
          {profiles && (
            <section>
              <h2>{say('profiles')}</h2>
              <ul>
                {profiles.map((address) => (
                  <li key={address}>
                    <a href={address}>{profileName(address)}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Columns>
      )}
      {legal.length + licences.length > 0 && (
        <Legal>
          <ul>
            {legal.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
            {licences.map(({ name, number, href }, index) => {
              const text = unbroken(number ? `${name} ${number}` : name);
              return <li key={index}>{href ? <a {...linkProps(site, href)}>{text}</a> : text}</li>;
            })}
          </ul>
        </Legal>
      )}
    </div>
  );
}
