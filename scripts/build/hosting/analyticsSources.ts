import type { Site } from '../../../schema/index.ts';

type Sources = { script: readonly string[]; connect: readonly string[]; image: readonly string[] };

/**
 * The sources that an analytics provider's script (src/visit/analytics.ts) needs in the policy of a site: where it is loaded
 * from, where it sends data, and where the tracking pixel is loaded from that some use instead.
 */
export function analyticsSources({ analytics }: Pick<Site, 'analytics'>): Sources {
  if (!analytics) return { script: [], connect: [], image: [] };
  const { provider, id, address } = analytics;
  if (address) {
    const own = [new URL(address).origin];
    return { script: own, connect: own, image: provider === 'goatcounter' ? own : [] };
  }
  switch (provider) {
    case 'plausible': {
      const own = ['https://plausible.io'];
      return { script: own, connect: own, image: [] };
    }
    case 'umami':
      return {
        script: ['https://cloud.umami.is'],
        // The documentation names the first, but the script sends to the second.
        connect: ['https://api-gateway.umami.dev', 'https://gateway.umami.is'],
        image: [],
      };
    case 'fathom': {
      const own = ['https://cdn.usefathom.com'];
      return { script: own, connect: own, image: own };
    }
    case 'goatcounter': {
      const own = [`https://${id}.goatcounter.com`];
      return { script: ['https://gc.zgo.at'], connect: own, image: own };
    }
    case 'cloudflare':
      return {
        script: ['https://static.cloudflareinsights.com'],
        connect: ['https://cloudflareinsights.com'],
        image: [],
      };
    default:
      return provider satisfies never;
  }
}
