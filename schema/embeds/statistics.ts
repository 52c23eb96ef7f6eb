import { ownValue, parseJson } from '../values.ts';
import { parseAddress } from '../webAddress.ts';
import { decoded, type Element, elementsOf } from './elements.ts';

/** The field "analytics" of site.json for some code. */
export type Statistics = {
  provider: 'plausible' | 'umami' | 'fathom' | 'goatcounter' | 'cloudflare';
  id?: string | undefined;
  address?: string | undefined;
};

/** The settings in a code for statistics; undefined for other code and for unsupported providers. */
export function readStatistics(code: string): Statistics | undefined {
  return statisticsIn(elementsOf(decoded(code)));
}

export function statisticsIn(elements: readonly Element[]): Statistics | undefined {
  return elements.map(statisticsOf).find((found) => found !== undefined);
}

function statisticsOf({ name, attributes }: Element): Statistics | undefined {
  if (name !== 'script') return undefined;
  const src = attributes.get('src');
  const script = src === undefined ? undefined : parseAddress(src, anyPage);
  const isFrom = (host: string) =>
    script?.hostname === host || script?.hostname.endsWith(`.${host}`) === true;
  const hasName = (pattern: RegExp) => script === undefined || pattern.test(script.pathname);
  // The server of a self-hosted script.
  const ownServer = (host: string) =>
    script === undefined || isFrom(host) ? undefined : script.origin;

  const goatcounter = parseAddress(attributes.get('data-goatcounter') ?? '');
  if (goatcounter) {
    const { hostname, origin } = goatcounter;
    return hostname.endsWith('.goatcounter.com')
      ? { provider: 'goatcounter', id: hostname.split('.')[0] }
      : { provider: 'goatcounter', address: origin };
  }
  const beacon = attributes.get('data-cf-beacon');
  const token = beacon === undefined ? undefined : ownValue(parseJson(beacon), 'token');
  if (typeof token === 'string') return { provider: 'cloudflare', id: token };
  const website = attributes.get('data-website-id');
  if (website !== undefined && hasName(/\/(?:script|umami)\.js$/)) {
    return { provider: 'umami', id: website, address: ownServer('umami.is') };
  }
  const site = attributes.get('data-site');
  if (site !== undefined && (script === undefined || isFrom('usefathom.com'))) {
    return { provider: 'fathom', id: site };
  }
  const domain = attributes.get('data-domain');
  if (domain !== undefined && hasName(/^\/js\/(?:script|plausible)\b/)) {
    return {
      provider: 'plausible',
      id: domain.split(',')[0]?.trim(),
      address: ownServer('plausible.io'),
    };
  }
  return isFrom('plausible.io') ? { provider: 'plausible' } : undefined;
}

// Script addresses may be protocol-relative.
const anyPage = new URL('https://example.com');
