// The kinds of field that blocks, pages and site.json are made of. A kind is described here once;
// JSON Schema, messages, types and the editor's forms all come from it.
import { z } from 'zod';
import { isBlank } from './diagnose/invisible.ts';
import { drawingNames } from './drawings.ts';
import { iconNames } from './icons.ts';

/**
 * What a field is for where its shape does not say it. Links, anchors and files are found by it, facts are filled in by
 * it, and the editor's form offers the right choice by it.
 *
 * - `text`, `headline`: words that visitors read, in which facts in braces are filled in
 * - `paragraph`: words, or a list of words, links and stressed words
 * - `link`, `destination`: a place of this site or another site; visitors see the first as a link
 * - `phone`, `email`: the name of a contact of site.json
 * - `anchor`: a name that a link can scroll to
 * - `file`: another site, or a file of the folder public
 * - `path`: the address of a page
 * - `icon`, `drawing`: the name of a picture
 */
export const fieldKinds = z.registry<{
  kind:
    | 'text'
    | 'headline'
    | 'paragraph'
    | 'link'
    | 'destination'
    | 'phone'
    | 'email'
    | 'anchor'
    | 'file'
    | 'path'
    | 'icon'
    | 'drawing';
}>();

// What a value that has a wrong form is, and in the next sentence how it is written: '"id" is "1 a", which is not a name.'
export const nameWords =
  'is not a name. Use small letters, digits and hyphens, starting with a letter, as in "contact-form"';

/**
 * Plain text that visitors read, never empty. `maximum` and `minimum` count characters, with facts filled in;
 * `description` is what an editor reads.
 */
export function text(maximum: number, description: string, minimum?: number) {
  const sized = z.string().max(maximum);
  return (minimum === undefined ? sized : sized.min(minimum))
    .regex(/\S/, 'is empty')
    .refine((written) => !isBlank(written), 'is empty')
    .meta({ description })
    .register(fieldKinds, { kind: 'text' });
}

export const headline = text(
  70,
  'The headline: what the visitor gets, in at most 70 characters.',
).register(fieldKinds, { kind: 'headline' });

export const subheadline = text(
  200,
  'One or two sentences under the headline that say how. At most 200 characters.',
).register(fieldKinds, { kind: 'headline' });

export const ctaText = text(40, 'The words on the button or link.').meta({
  title: 'Words on the button',
});

// What every browser, host and server configuration reads alike: a name, a port, and what RFC 3986 allows after
// it but for the quotation mark, the semicolon and the dollar sign, which end or fill values in configurations.
const plainAddress =
  /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?(?:[/?#][\w\-.~:/?#[\]@!&()*+,=%]*)?$/i;

/** An address of at most 300 characters that begins as `form` says; what comes after https:// is plain. */
export function address(form: RegExp, message: string) {
  return z
    .string()
    .max(300)
    .regex(form, message)
    .refine(
      (text) => !/^https?:\/\//.test(text) || (plainAddress.test(text) && URL.canParse(text)),
      'is not an address that a browser can follow. Write the name of the site and a path without spaces, quotation marks and passwords, as in "https://example.com/news", and %20 for a space',
    );
}

/**
 * Where an action leads: a page (`/faq`), a block on a page (`#contact-form`, `/faq#questions`), the form
 * dialog (`#lead-form`), a number or address of site.json (`tel:main`, `mailto:general`), or another
 * site (`https://…`).
 */
export const href = address(
  /^(\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z][a-z0-9-]*)?$|#[a-z][a-z0-9-]*$|tel:[a-z][a-z0-9-]*$|mailto:[a-z][a-z0-9-]*$|https:\/\/)/,
  'is not an address. Write a page ("/faq"), a block ("#contact-form"), the form ("#lead-form"), a name of site.json ("tel:main", "mailto:general") or another site ("https://…")',
)
  .meta({
    title: 'Leads to',
    description:
      'Where it leads: a page ("/faq"), a block on this page ("#contact-form"), the form ("#lead-form"), a phone or e-mail named in site.json ("tel:main", "mailto:general") or another site ("https://…").',
    examples: ['/faq', '#lead-form', 'tel:main', 'mailto:general'],
  })
  .register(fieldKinds, { kind: 'link' });

export const path = z
  .string()
  .max(120)
  .regex(
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
    'is not a path. Start with "/" and use small letters, digits and hyphens, as in "/video-surveillance"',
  )
  .meta({
    description:
      'The address of the page on the site: "/" for the home page, or "/video-surveillance".',
    examples: ['/video-surveillance', '/'],
  })
  .register(fieldKinds, { kind: 'path' });

export const blockId = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9-]*$/, nameWords)
  .meta({
    title: 'Name for links',
    description:
      'A name for this block, so that a link can scroll to it: "contact-form" is reached by "#contact-form". Small letters, digits and hyphens.',
    examples: ['contact-form'],
  })
  .register(fieldKinds, { kind: 'anchor' });

export const icon = z
  .enum(iconNames)
  .meta({ description: 'The name of the icon.' })
  .register(fieldKinds, { kind: 'icon' });

export const drawing = z
  .enum(drawingNames)
  .meta({ description: 'The name of the line drawing beside the text.' })
  .register(fieldKinds, { kind: 'drawing' });

/** The key of a number in site.json's `phones`. */
export const phoneName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, nameWords)
  .meta({
    title: 'Call button',
    description: 'Shows a call button with this phone number of site.json, for example "main".',
    examples: ['main'],
  })
  .register(fieldKinds, { kind: 'phone' });

export const rating = z
  .int()
  .min(1)
  .max(5)
  .meta({ description: 'Stars, a whole number from 1 to 5.' });

export const frameHeight = z
  .literal([600, 768, 850])
  .meta({ description: 'The height of the form in pixels: 600, 768 or 850.' });

export const background = z.literal('sunk').meta({
  description: 'Write "sunk" for a slightly darker background; the page has it light by default.',
});

/** A list of strings with a tick before each. */
export function lines(maximum: number, description: string, maximumLength = 90) {
  return z
    .array(text(maximumLength, 'One line of the list.'))
    .min(1)
    .max(maximum)
    .meta({ description });
}

const strong = z.strictObject({ strong: text(200, 'Words to stress.') });
const link = z.strictObject({ text: text(120, 'The words of the link.'), href });

/** A paragraph: plain text, or pieces of text, links and stressed words in order. */
export const paragraph = z
  .union([
    text(1200, 'A paragraph of plain text.'),
    z.array(z.union([text(1200, 'A piece of plain text.'), link, strong])).min(1),
  ])
  .meta({
    description:
      'A paragraph. Plain text, or a list of pieces where a link ({ "text", "href" }) or stressed words ({ "strong" }) are needed. A list of points is a block of its own, of the type "list".',
  })
  .register(fieldKinds, { kind: 'paragraph' });

export type Paragraph = z.infer<typeof paragraph>;
