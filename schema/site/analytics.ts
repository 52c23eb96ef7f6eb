import { z } from 'zod';
import { sentenceOf } from '../catalog/index.ts';
import { didYouMean } from '../catalog/words.ts';
import { readStatistics } from '../embeds/statistics.ts';
import { address, code } from '../fields.ts';
import { fieldInfo } from '../kinds.ts';
import { type Refusal, refuse } from '../refuse.ts';

type IdFormat = {
  /** The provider and its term for the id, with an article. */
  name: string;
  what: string;
  pattern: RegExp;
  example: string;
  /** Whether `address` can point to a self-hosted server. */
  canBeSelfHosted: boolean;
};

/** The `id` format of each provider. */
const formats = {
  plausible: {
    name: 'Plausible',
    what: 'a Plausible domain',
    pattern: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    example: 'example.com',
    canBeSelfHosted: true,
  },
  umami: {
    name: 'Umami',
    what: 'an Umami website ID',
    pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    example: '94db1cb1-74f4-4a40-ad6c-962362670409',
    canBeSelfHosted: true,
  },
  fathom: {
    name: 'Fathom',
    what: 'a Fathom site ID',
    pattern: /^[A-Z]{5,12}$/,
    example: 'ABCDEFGH',
    canBeSelfHosted: false,
  },
  goatcounter: {
    name: 'GoatCounter',
    what: 'a GoatCounter code',
    pattern: /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/,
    example: 'yourcode',
    canBeSelfHosted: true,
  },
  cloudflare: {
    name: 'Cloudflare',
    what: 'a Cloudflare token',
    pattern: /^[0-9a-f]{32}$/,
    example: '0123456789abcdef0123456789abcdef',
    canBeSelfHosted: false,
  },
} as const satisfies Record<string, IdFormat>;

type Provider = keyof typeof formats;
type Input = { provider: Provider; id?: string | undefined; address?: string | undefined };

/** IDs of Google Analytics properties, Google Ads tags and Tag Manager containers. */
const isGoogleId = (input: string) => /^(?:G|UA|AW|GTM)-[A-Z0-9-]+$/.test(input);
/** Google Analytics by its name or by one of its IDs. */
const isGoogle = (input: string) => /^(?:google\b|gtag|gtm\b|ga4?$|(?:G|UA|AW|GTM)-)/i.test(input);

/** The errors of an id, an address or a missing one, depending on the provider. */
function analyticsErrors({ provider, id, address: ownServer }: Input): Refusal[] {
  const { name, what, pattern, example, canBeSelfHosted } = formats[provider];
  if (ownServer !== undefined && !canBeSelfHosted) {
    const sentence = sentenceOf('unknown-field/analytics-address', { provider: name });
    return [{ path: ['address'], sentence, suggest: 'remove' }];
  }
  if (id === undefined) {
    // Plausible counts by the site's host, and a self-hosted GoatCounter by the host of its address.
    if (provider === 'plausible' || (provider === 'goatcounter' && ownServer)) return [];
    const help = `Write ${what}. Example: "id": "${example}"`;
    return [{ path: ['id'], sentence: sentenceOf('missing-field', { help }) }];
  }
  if (isGoogleId(id)) {
    const isOptional = provider === 'plausible';
    const sentence = sentenceOf('wrong-format/analytics-google', {
      input: id,
      name,
      what,
      isOptional,
    });
    return [{ path: ['id'], sentence, suggest: isOptional ? 'remove' : undefined }];
  }
  if (pattern.test(id)) return [];
  const sentence = sentenceOf('wrong-format/analytics-id', { input: id, what, example });
  const meant = meantId(id).find((text) => pattern.test(text));
  if (meant === undefined) return [{ path: ['id'], sentence }];
  const suggestion = didYouMean([meant]);
  return [{ path: ['id'], sentence: { ...sentence, suggestion }, suggest: { value: meant } }];
}

/** Corrections of an id: the right case, the host of a URL, or the first label of the host. */
function meantId(input: string): string[] {
  const host = input.replace(/^https?:\/\//i, '').replace(/[/:?#].*$/s, '');
  return [input.toLowerCase(), input.toUpperCase(), host.toLowerCase(), host.split('.')[0] ?? ''];
}

export const analytics = z
  .strictObject({
    provider: z
      .enum(['plausible', 'umami', 'fathom', 'goatcounter', 'cloudflare'])
      .meta({
        title: 'Provider',
        description: 'Who counts the visits.',
      })
      .register(fieldInfo, {
        correct: (input) =>
          isGoogle(input) ? { sentence: sentenceOf('unknown-value/google-analytics') } : undefined,
      }),
    id: code(/^[A-Za-z0-9][^\s{}"<>]*$/, 'wrong-format/analytics')
      .max(100)
      .meta({
        title: 'ID of the site',
        description:
          'The domain (Plausible), website ID (Umami), site ID (Fathom), code (GoatCounter) or token (Cloudflare). Default for Plausible: the host of the site.',
        examples: ['example.com'],
      })
      .register(fieldInfo, { correct: (input) => ({ meant: readStatistics(input)?.id }) })
      .optional(),
    address: address(/^[Hh][Tt][Tt][Pp][Ss]:\/\/[^/?#\s]+$/, 'wrong-format/analytics-address')
      .optional()
      .meta({
        title: 'Your own server',
        description: 'Your own Plausible, Umami or GoatCounter server. Default: the provider’s.',
        examples: ['https://stats.example.com'],
      }),
  })
  .check(refuse(analyticsErrors))
  .optional()
  .meta({
    title: 'Statistics',
    description:
      'Counts visits, calls and opened forms, without cookies, so the site needs no cookie banner.',
    examples: [{ provider: 'plausible', id: 'example.com' }],
  });
