import type { OpeningHours as Hours } from '../../schema/browser.ts';
import { OpeningHours } from '../company/OpeningHours.tsx';
import { placesOf } from '../company/placesOf.ts';
import { profileName } from '../company/profileName.ts';
import { linkProps } from '../shared/href.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { Wrap } from '../ui/Section.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import { FooterLink, FooterTitle } from './FooterLink.ts';

const Columns = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xl) var(--space-2xl);
  padding-block: var(--space-m) var(--space-xl);

  &::before { content: ''; flex-basis: 100%; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  & > section { flex: 0 1 10rem; }
  & > section[data-hours] { flex: 1 1 min(24rem, 100%); max-width: 28rem; }
  & > section[data-places] { flex: 2 1 16rem; }
  & h3 { font-size: var(--text-m); line-height: 1.5; }
`;

const Places = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-l) var(--space-2xl);

  & p { line-height: 1.4; }
  & div { display: flex; flex-wrap: wrap; gap: 0 var(--space-l); }
`;

const Legal = styled(Wrap)`
  & ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-l); font-size: var(--text-s); }
  & li { display: flex; align-items: center; min-height: 2.75rem; }
`;

/** The optional facts of site.json about the company: opening hours, locations, profiles, and its registration. */
export default function FooterFacts() {
  const { hours, locations, profiles } = useSite();
  const t = useTranslator();
  return (
    <div data-facts="">
      {(hours || locations || profiles) && (
        <Columns>
          {hours && <CompanyHours hours={hours} />}
          {locations && <Locations />}
          {profiles && (
            <section>
              <FooterTitle>{t('profiles')}</FooterTitle>
              <ul>
                {profiles.map((address) => (
                  <li key={address}>
                    <FooterLink href={address}>{profileName(address)}</FooterLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Columns>
      )}
      <LegalFacts />
    </div>
  );
}

function CompanyHours({ hours }: { hours: Hours }) {
  const { locations = [], company, language } = useSite();
  const t = useTranslator();
  // If some locations have their own hours, the company's hours apply to the others.
  const others = locations.filter((location) => !location.hours).map(({ name }) => name);
  const whose =
    others.length < locations.length && (new Intl.ListFormat(language).format(others) || company);
  return (
    <section data-hours="">
      <FooterTitle>{t('openingHours')}</FooterTitle>
      {whose && <h3 suppressHydrationWarning>{unbroken(whose)}</h3>}
      <OpeningHours hours={hours} />
    </section>
  );
}

function Locations() {
  const site = useSite();
  const t = useTranslator();
  return (
    <section data-places="">
      <FooterTitle>{t('locations')}</FooterTitle>
      <Places>
        {placesOf(site).map(({ name, address, phone }) => (
          <li key={name}>
            <h3>{unbroken(name)}</h3>
            <p>{address.line}</p>
            <div>
              <FooterLink href={address.directions}>
                {t('directions')}
                <span className="visually-hidden"> {name}</span>
              </FooterLink>
              <FooterLink {...linkProps(site, `tel:${phone}`)}>{site.phones[phone]}</FooterLink>
            </div>
          </li>
        ))}
      </Places>
    </section>
  );
}

function LegalFacts() {
  const site = useSite();
  const t = useTranslator();
  const { legalName, founded, taxId, licenses = [] } = site;
  const facts = [
    legalName && unbroken(legalName),
    founded && t('founded', { year: founded }),
    taxId && t('taxId', { number: taxId }),
  ].filter((fact) => fact !== undefined);
  if (facts.length + licenses.length === 0) return null;
  return (
    <Legal>
      <ul>
        {facts.map((fact, index) => (
          <li key={index}>{fact}</li>
        ))}
        {licenses.map(({ name, number, href }, index) => {
          const text = unbroken(number ? `${name} ${number}` : name);
          return <li key={index}>{href ? <a {...linkProps(site, href)}>{text}</a> : text}</li>;
        })}
      </ul>
    </Legal>
  );
}
