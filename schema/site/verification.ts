import { z } from 'zod';
import { code } from '../fields.ts';
import { fieldInfo } from '../kinds.ts';
import { verificationTags } from '../verificationTags.ts';

/** A field for the code of a service. */
const token = (tag: keyof typeof verificationTags) =>
  code(/^[\w-]{8,}=*$/, 'wrong-format/verification')
    .max(128)
    .meta({
      title: verificationTags[tag].service,
      description: 'The code in the "content" of the service’s HTML tag.',
    })
    .register(fieldInfo, { correct: (input) => ({ meant: tokenIn(input) }) })
    .optional();

/** The code in a pasted tag, or in the value of a DNS record ("google-site-verification=…"). */
function tokenIn(input: string): string | undefined {
  return /(?:\bcontent\s*=\s*["']?|^[a-z-]+=)([\w-]{8,}=*)/i.exec(input)?.[1];
}

export const verification = z
  .strictObject({
    google: token('google'),
    bing: token('bing'),
    facebook: token('facebook'),
    pinterest: token('pinterest'),
  })
  .optional()
  .meta({
    title: 'Verification',
    description:
      'Codes that prove to services that this site is yours, if you cannot add a DNS record. Files such as google1234.html do not work.',
  });

/** Service workers of the site that was at this address before. */
export const formerServiceWorkers = z
  .array(
    code(/^(?:\/(?!assets\/)[A-Za-z0-9_-][A-Za-z0-9._-]*)+\.js$/, 'wrong-format/worker')
      .max(100)
      .meta({
        description: 'The address of the worker, such as "/sw.js".',
        examples: ['/sw.js'],
      }),
  )
  .max(5)
  .optional()
  .meta({
    title: 'Former service workers',
    description:
      'If the former site worked offline, the address of its service worker, usually "/sw.js" or "/service-worker.js". Otherwise visitors keep seeing that site.',
  });
