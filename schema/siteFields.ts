import { z } from 'zod';
import { excusableRules, sentenceOf } from './catalog/index.ts';
import { didYouMean } from './catalog/words.ts';
import { emailMeantBy } from './contacts.ts';
import { downloadPattern } from './downloads.ts';
import { readEmbedCode } from './embeds/readEmbedCode.ts';
import { builtInFacts } from './facts.ts';
import {
  address,
  code,
  ctaText,
  frameAddress,
  frameHeight,
  headline,
  href,
  name,
  path,
  schemaHint,
  text,
} from './fields.ts';
import { formFields } from './formFields.ts';
import { maxCodeLength, readFrame } from './frames.ts';
import { hosts } from './hosts.ts';
import { fieldInfo, requireKinds } from './kinds.ts';
import { isCode } from './paths.ts';
import { correctPhone, phonePattern } from './phones.ts';
import { correctOldAddress, readOldAddress } from './redirects.ts';
import { type Refusal, refuse } from './refuse.ts';
import { address as streetAddress } from './site/address.ts';
import { analytics } from './site/analytics.ts';
import { brand } from './site/brand.ts';
import { country } from './site/country.ts';
import { editor } from './site/editor.ts';
import { hours } from './site/hours.ts';
import { language } from './site/language.ts';
import { locations } from './site/locations.ts';
import { profiles } from './site/profiles.ts';
import { founded, legalName, licenses, taxId } from './site/registration.ts';
import { schemaType } from './site/schemaType.ts';
import { url } from './site/url.ts';
import { formerServiceWorkers, verification } from './site/verification.ts';
import { words } from './site/words.ts';
import { percentEncoded, publishedEmail } from './webAddress.ts';

const factName = name.check(
  refuse((input) =>
    builtInFacts.includes(input) ? [{ sentence: sentenceOf('wrong-format/fact', { input }) }] : [],
  ),
);
const phoneName = (description: string) =>
  name.meta({ description }).register(fieldInfo, { kind: 'phone' });
const emailName = (description: string) =>
  name.meta({ description }).register(fieldInfo, { kind: 'email' });
const phone = code(phonePattern, 'wrong-format/phone')
  .max(40)
  .meta({
    title: 'Phone number',
    description: 'A phone number as it is shown, for example "(919) 555-0100".',
    examples: ['(919) 555-0100'],
  })
  .register(fieldInfo, { correct: correctPhone });
const email = code(
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  'wrong-format/email',
  (input) => z.email().safeParse(publishedEmail(input)).success,
)
  .max(254)
  .meta({
    title: 'Email address',
    description: 'An email address.',
    examples: ['hello@example.com'],
  })
  .register(fieldInfo, { correct: (input) => ({ meant: emailMeantBy(input) }) });
const link = z.strictObject({
  text: text(40, 'The text of the link.').meta({ examples: ['Contact'] }),
  href: href.meta({ examples: ['/contact'] }),
});

const fileOrHttps = /^((\/[a-z0-9_-][a-z0-9._-]*)+$|[Hh][Tt][Tt][Pp][Ss]:\/\/)/;
const fileHttpsOrCode = new RegExp(`^<|${fileOrHttps.source}`);
/**
 * What a frame shows: a file of this site, an https address, or code of a provider that offers no address. The value is the
 * address that the frame loads, or the code.
 */
const frameSource = frameAddress(fileHttpsOrCode, 'wrong-format/frame', maxCodeLength)
  .check(refuse(codeErrors))
  .overwrite((input) => readFrame(input).src ?? input)
  .meta({
    description:
      'The address (https://…) or the code from your provider, or a file of this site such as "/demo/lead-form.html".',
  });

/** The errors of provider code: it contains an address that would show the same, or it shows nothing. */
function codeErrors(input: string): Refusal[] {
  if (!isCode(input)) return [];
  const read = readEmbedCode(input);
  if ('code' in read) return [];
  if ('sentence' in read)
    return [{ sentence: sentenceOf('wrong-format/code', { input, help: read.sentence }) }];
  const sentence = sentenceOf('wrong-format/code', { input, help: didYouMean([read.url]) });
  return [{ sentence, suggest: { value: read.url } }];
}

const oldAddress = code(
  /^(?=\/)(\/[^\s/?#*"<>\\^`{|}$;[\]]+)*(\/\*|\/?(\?[\w.-]+=[^\s&=#?*"<>\\^`{|}$;[\]]*(&[\w.-]+=[^\s&=#?*"<>\\^`{|}$;[\]]*)*)?)$/,
  'wrong-format/old-address',
  (input) => readOldAddress(input) !== undefined,
)
  .max(300)
  .meta({
    description:
      'The old address: "/av-services", "/old/wifi.html", "/index.php?page=12", or "/av/*" for a whole folder.',
    examples: ['/av-services', '/old/wifi.html'],
  })
  .register(fieldInfo, { correct: correctOldAddress });

/** The fields of the form that only a provider's frame has, and those that only a form of the site has. */
export const frameOnly = ['src', 'dialogHeight', 'embedScript'] as const;
export const ownOnly = ['action', 'fields', 'button', 'thanks', 'send', 'tested'] as const;

/** The fields of site.json. */
export const siteFields = z
  .strictObject({
    $schema: schemaHint,
    company: text(
      40,
      'The company name: in the header, the footer, page titles and search results.',
    ).meta({ examples: ['Your Company'] }),
    url,
    language,
    callingCode: code(/^\+[0-9]{1,3}$/, 'wrong-format/calling-code').meta({
      description: 'The country’s calling code, such as "+1", for phone numbers without one.',
      examples: ['+1'],
    }),
    brand: brand.optional(),
    phones: z.record(name, phone).meta({
      description:
        'Phone numbers, each with a short name, such as "main", that links and buttons use.',
    }),
    emails: z.record(name, email).meta({
      examples: [{ general: 'hello@example.com' }],
      description: 'Email addresses, each with a short name, such as "general", that links use.',
    }),
    address: streetAddress,
    country,
    location: text(120, 'Where the company works, shown in the footer.').meta({
      examples: ['Where your company works: its town and what is around it.'],
    }),
    hours,
    locations,
    founded,
    legalName,
    taxId,
    licenses,
    profiles,
    schemaType,
    facts: z.record(factName, text(160, 'The fact as pages show it.')).meta({
      examples: [{ 'answer-time': 'one business day' }],
      description:
        'Facts that several pages state. {install-days} in a text shows the fact of that name. Facts cannot contain other facts.',
    }),
    header: z
      .strictObject({
        phone: phoneName('The phone number in the header.'),
        ctaText: ctaText.meta({ examples: ['Get in Touch'] }),
        href: href.meta({ examples: ['#lead-form'] }),
        services: z
          .strictObject({
            title: text(24, 'The name of the menu.').meta({ examples: ['Services'] }),
            groups: z
              .array(
                z.strictObject({
                  title: text(40, 'The heading of the group.').meta({ examples: ['What we do'] }),
                  links: z
                    .array(
                      z.strictObject({
                        text: text(40, 'The text of the link.').meta({
                          examples: ['First service'],
                        }),
                        description: text(80, 'A line about it.').meta({
                          examples: ['A line about your first service'],
                        }),
                        href: href.meta({ examples: ['/first-service'] }),
                      }),
                    )
                    .min(1)
                    .meta({ description: 'The links of the group.' }),
                }),
              )
              .min(1)
              .max(4)
              .meta({ description: 'The services, in groups.' }),
          })
          .meta({ description: 'The menu of services.' }),
        links: z.array(link).max(6).meta({ description: 'The links next to the menu.' }),
      })
      .meta({ description: 'The menu, phone number and button at the top of every page.' }),
    footer: z
      .strictObject({
        text: text(200, 'A sentence about the company.').meta({
          examples: ['One sentence on what your company does, and for whom.'],
        }),
        phone: phoneName('The phone number in the footer.'),
        email: emailName('The email address in the footer.'),
        columns: z
          .array(
            z.strictObject({
              title: text(30, 'The heading of the column.').meta({ examples: ['Company'] }),
              links: z.array(link).min(1).meta({ description: 'The links of the column.' }),
            }),
          )
          .max(3)
          .meta({ description: 'Columns of links.' }),
      })
      .meta({ description: 'The footer of every page.' }),
    redirects: z
      .array(
        z.strictObject({
          from: oldAddress.meta({ title: 'Old address' }),
          to: address(
            new RegExp(
              String.raw`^(\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z][a-z0-9-]*)?$|\/([a-z0-9-]+\/)*\*$|${downloadPattern}$|[Hh][Tt][Tt][Pp][Ss]:\/\/)`,
            ),
            'wrong-format/redirect',
          )
            // These have a meaning in server configurations.
            .overwrite((to) => to.replace(/[';$]/g, percentEncoded))
            .meta({
              title: 'New address',
              description:
                'The new address: a page, a download or another site. "/*" at the end keeps the rest of the old address.',
            })
            .register(fieldInfo, { kind: 'destination' }),
        }),
      )
      .max(500)
      .optional()
      .meta({
        description: 'Old addresses, and where they redirect visitors.',
      }),
    leadForm: z
      .strictObject({
        src: frameSource.optional().meta({
          title: 'Address or code of the form',
          description:
            'The address (https://…) or code of a provider’s form, or a file of this site such as "/demo/lead-form.html". Leave it out for a form of your own.',
        }),
        action: formFields.action.optional(),
        fields: formFields.fields.optional(),
        button: formFields.button,
        thanks: formFields.thanks,
        send: formFields.send,
        tested: formFields.tested,
        title: text(60, 'The name of the form, for screen readers.').meta({
          examples: ['Contact form'],
        }),
        page: href.meta({
          description: 'Where the form is on a page, for visitors without JavaScript.',
          examples: ['/contact#contact-form'],
        }),
        phone: phoneName('The number shown if the form does not load.'),
        email: emailName('The address shown if the form does not load.'),
        next: text(160, 'What happens after sending, shown above the form in the dialog.')
          .meta({ examples: ['What happens when the form is sent, and how soon you answer.'] })
          .optional(),
        dialogTitle: headline.meta({
          description: 'The title of the dialog on pages without their own.',
          examples: ['Get in touch'],
        }),
        dialogHeight: frameHeight.optional().meta({
          description:
            'The height of the provider’s form in pixels, until the form reports it. Default: 768.',
        }),
        embedScript: address(fileOrHttps, 'wrong-format/frame')
          .register(fieldInfo, { kind: 'file' })
          .optional()
          .meta({
            title: 'Script of the provider',
            description:
              'The address of a script that the provider’s form needs. Pages load it if their "dialog" or an "embed" block asks for it.',
          }),
      })
      .meta({
        title: 'Form',
        description:
          'The form in the form dialog and in "embed" blocks: a provider’s ("src"), or a form of your own ("action" and "fields").',
        examples: [
          {
            src: 'https://forms.example.com/quote',
            title: 'Contact form',
            page: '/contact#contact-form',
            phone: 'main',
            email: 'general',
            dialogTitle: 'Get in touch',
          },
        ],
        oneOf: [
          { required: ['src'], not: { anyOf: ownOnly.map((field) => ({ required: [field] })) } },
          {
            required: ['action', 'fields'],
            not: { anyOf: frameOnly.map((field) => ({ required: [field] })) },
          },
        ],
      }),
    blog: z
      .strictObject({
        src: frameSource.meta({ title: 'Address or code of the blog' }),
        title: text(60, 'The name of the blog, for screen readers.').meta({
          examples: ['Blog'],
        }),
      })
      .optional()
      .meta({ description: 'The blog that "embed" blocks show in a frame.' }),
    analytics,
    verification,
    formerServiceWorkers,
    words,
    httpsSubdomains: z.boolean().optional().meta({
      title: 'HTTPS for subdomains',
      description:
        'Tells browsers to open all subdomains only with https (HSTS, includeSubDomains). They remember it for a year, so set it only if every subdomain has https.',
    }),
    host: z
      .enum(hosts)
      .optional()
      .meta({
        title: 'Host',
        description:
          'Where the site is hosted. Most web space with FTP is "apache". Default: "cloudflare".',
        examples: ['apache'],
      }),
    editor,
    exceptions: z
      .array(
        z.strictObject({
          rule: z.enum(excusableRules).meta({
            title: 'Warning',
            description: 'The name of the warning: "unlinked-page".',
            examples: ['unlinked-page'],
          }),
          page: path.meta({ title: 'Page', description: 'The address of the page.' }),
          reason: text(120, 'Why, such as "The form provider leads here."'),
        }),
      )
      .optional()
      .meta({
        title: 'Exceptions',
        description: 'Warnings to ignore on one page, each with its reason.',
      }),
    samples: z
      .array(
        text(200, 'What is open.').meta({ examples: ['The picture of the team is not ours.'] }),
      )
      .optional()
      .meta({
        title: 'Open notes',
        description:
          'Notes on invented or unconfirmed content, listed before the site goes live. Visitors never see them.',
      }),
  })
  .meta({ title: 'Site', description: 'What is written once for the whole site.' });
requireKinds('site', siteFields);

export type Site = z.infer<typeof siteFields>;

/** The valid fields of a site.json with errors. */
export const partialSite = siteFields.partial();
export type PartialSite = z.infer<typeof partialSite>;
