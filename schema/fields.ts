// The fields that blocks, pages and site.json share. JSON Schema, messages, types and the editor's forms are derived from them.
import { z } from 'zod';
import { type FormatId, sentenceOf } from './catalog/index.ts';
import { readColor } from './colors/readColor.ts';
import { contactSchemes, phoneIn } from './contacts.ts';
import { readDate } from './dates.ts';
import { downloadPattern } from './downloads.ts';
import { isScript, readFrame } from './frames.ts';
import { iconNames } from './icons/names.ts';
import { invisible, isBlank } from './invisible.ts';
import { fieldInfo } from './kinds.ts';
import { type Refusal, refuse } from './refuse.ts';
import { hasWideCharacters, textWidth } from './textWidth.ts';
import { asPublished, parseAddress, publishedAddress } from './webAddress.ts';

/** An optional boolean field. Parsing drops the default value, which means the same as an omitted field. */
export function flag(isYesByDefault = false) {
  return z
    .boolean()
    .optional()
    .overwrite((value) => (value === isYesByDefault ? undefined : value))
    .meta({ default: isYesByDefault });
}

/** Text in a fixed format: it matches a pattern and is valid. */
export function code(
  pattern: RegExp,
  format: FormatId,
  isValid: (input: string) => boolean = () => true,
) {
  const error = ({ input }: { input?: unknown }) =>
    sentenceOf(format, { input: `${input}` }).message;
  return z
    .string()
    .regex(pattern, { error })
    .refine(isValid, { error })
    .register(fieldInfo, { kind: 'code', format });
}

/** A name that other fields refer to. */
export const name = code(/^[a-z][a-z0-9-]*$/, 'wrong-format/name');

/**
 * Plain text for visitors, never empty, without spaces around it. `maximum` and `minimum` count characters as people see them, after facts are filled in
 * (textWidth). A text below the minimum is only a warning. `description` is for people who write pages.
 */
export function text(maximum: number, description: string, minimum?: number) {
  return words(z.string().trim(), maximum, description, minimum);
}

/** Text between other pieces of a paragraph, whose outer spaces separate them. */
const piece = (maximum: number, description: string) => words(z.string(), maximum, description);

function words(schema: z.ZodString, maximum: number, description: string, minimum?: number) {
  return schema
    .check(refuse((input) => textErrors(input, maximum)))
    .meta({ description })
    .register(fieldInfo, { kind: 'text', textLimits: { maximum, minimum } });
}

function textErrors(input: string, limit: number): Refusal[] {
  if (isBlank(input)) return [{ sentence: sentenceOf('empty') }];
  if (invisible.test(input)) return [{ sentence: sentenceOf('invisible-character') }];
  // No character counts more than two.
  const length = 2 * input.length <= limit ? 0 : textWidth(input);
  if (length <= limit) return [];
  return [
    { sentence: sentenceOf('too-long', { length, limit, isWide: hasWideCharacters(input) }) },
  ];
}

export const headline = text(70, 'The headline: what the visitor gets.').register(fieldInfo, {
  kind: 'headline',
});

export const subheadline = text(200, 'One or two sentences that say how.').register(fieldInfo, {
  kind: 'headline',
});

export const ctaText = text(40, 'The text of the button or link.')
  .meta({ title: 'Text of the button' })
  .register(fieldInfo, { kind: 'label' });

/**
 * An address of at most `maximum` characters in a fixed format (see `code`). An address of another site may be written in
 * readable form, "https://de.wikipedia.org/wiki/Köln"; the value is the published form.
 */
export function address(pattern: RegExp, format: FormatId, maximum = 300) {
  return code(pattern, format)
    .max(maximum)
    .check(
      refuse((input) =>
        /^https?:/i.test(input) && publishedAddress(input) === undefined
          ? [{ sentence: sentenceOf('wrong-format/site', { input }) }]
          : [],
      ),
    )
    .overwrite(asPublished);
}

/**
 * The target of a link: a page (`/faq`), a block on a page (`#contact-form`, `/faq#questions`), the form dialog (`#lead-form`), a
 * phone number, email address or street address in site.json (`tel:main`, `sms:main`, `whatsapp:main`, `mailto:general`,
 * `mailto:general?subject=Booking`, `map:address`), a download (`/downloads/brochure.pdf`), or another site (`https://…`).
 */
export const href = address(
  new RegExp(
    String.raw`^(\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z][a-z0-9-]*)?$|#[a-z][a-z0-9-]*$|(${Object.keys(contactSchemes).join('|')}):[a-z][a-z0-9-]*$|mailto:[a-z][a-z0-9-]*\?subject=[^\s&#?"<>\\][^&#"<>\\]*$|map:address$|${downloadPattern}$|[Hh][Tt][Tt][Pp][Ss]:\/\/)`,
  ),
  'wrong-format/link',
)
  .check(
    refuse((input) => {
      const phone = phoneIn(input);
      // A link to a phone number by name cannot include a message.
      if (!phone || parseAddress(input)?.searchParams.has('text')) return [];
      return [{ sentence: sentenceOf('wrong-format/phone-name', { input, scheme: phone.scheme }) }];
    }),
  )
  .meta({
    title: 'Leads to',
    description:
      'A page or block, the form, a call, a text message, WhatsApp, an email, directions, a download, or another site (https://…).',
  })
  .register(fieldInfo, { kind: 'link' });

/** A day: "2026-12-01". */
export const day = code(
  /^\d{4}-\d\d-\d\d$/,
  'wrong-format/day',
  (input) => readDate(input) !== undefined,
).register(fieldInfo, { kind: 'day' });

/** The days on which visitors see a page or block. */
export const shownDays = {
  showFrom: day.optional().meta({
    title: 'Visible from',
    description: 'The first day on which visitors see it.',
    examples: ['2026-12-01'],
  }),
  showUntil: day.optional().meta({
    title: 'Visible until',
    description: 'The last day on which visitors see it.',
    examples: ['2027-01-06'],
  }),
};

/** The path of the JSON Schema, for code editors. */
export const schemaHint = z
  .string()
  .register(fieldInfo, { kind: 'hint' })
  .optional()
  .meta({ description: 'Lets your code editor help while you type.' });

export const path = code(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'wrong-format/path')
  .max(120)
  .meta({
    description: 'The address on the site: "/" for the home page, or "/video-surveillance".',
    title: 'Address',
  })
  .register(fieldInfo, { kind: 'path' });

/** The address above those of several pages: "/news". */
export const below = code(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'wrong-format/below')
  .max(70)
  .register(fieldInfo, {
    kind: 'below',
    correct: (input) => ({ meant: `/${input.trim().replace(/^\/+|\/*\*?$/g, '')}` }),
  });

export const blockId = name
  .max(40)
  .meta({
    title: 'Name for links',
    description:
      'The name in links to this block, such as "contact-form". Lowercase letters, digits and hyphens.',
  })
  .register(fieldInfo, { kind: 'anchor' });

export const menuName = text(
  24,
  'A word or two for the section menu, which appears if four blocks have one. Needs a name for links.',
).meta({ title: 'Name in the section menu' });

export const icon = z
  .enum(iconNames)
  // The id keeps the long list of names from being repeated in the JSON Schema.
  .meta({ id: 'icon', description: 'An icon, such as "stethoscope".' })
  .register(fieldInfo, { kind: 'icon' });

/** An opaque color in any CSS notation that means the same on every page. */
export const color = code(
  /^(?:#[0-9A-Fa-f]{3,8}|[A-Za-z]+|[A-Za-z-]+\([^;{}<>"'\\]*\))$/,
  'wrong-format/color',
  (input) => readColor(input) !== undefined,
)
  .max(80)
  .meta({ description: 'A color, such as "#1f4fd1", "oklch(0.48 0.21 264)" or "teal".' })
  .register(fieldInfo, { kind: 'color' });

/** The name of a phone number in site.json. */
export const phoneName = name
  .meta({
    title: 'Call button',
    description: 'Shows a button that calls this number.',
  })
  .register(fieldInfo, { kind: 'phone' });

/** The name of an email address in site.json. */
export const emailName = name
  .meta({
    title: 'Email link',
    description: 'Shows a link to this email address.',
  })
  .register(fieldInfo, { kind: 'email' });

/** Marks an invented entry, so that it cannot go live unnoticed. `entry` is the noun for it in messages: "The person". */
export function sample(entry: string) {
  return flag()
    .meta({
      description: 'Marks invented content that you replace before the site goes live.',
    })
    .register(fieldInfo, { sampleOf: entry });
}

export const rating = z.int().min(1).max(5).meta({ description: 'The number of stars.' });

export const frameHeights = [600, 768, 850] as const;

export const frameHeight = z.literal(frameHeights).meta({
  description: 'The height of the form in pixels, until the form reports it.',
});

/**
 * The address of a frame (see `address`). The address of the page of a video, post or form is accepted too if `readFrame` knows
 * its frame.
 */
export function frameAddress(pattern: RegExp, format: FormatId, maximum?: number) {
  return address(pattern, format, maximum)
    .check(
      refuse((input) => {
        if (isScript(input))
          return [{ sentence: sentenceOf('wrong-format/frame-script', { input }) }];
        const { help } = readFrame(input);
        return help ? [{ sentence: sentenceOf('wrong-format/frame-page', { input, help }) }] : [];
      }),
    )
    .register(fieldInfo, {
      correct: (input) => {
        const { src } = readFrame(input);
        return src !== input && isScript(input) ? { meant: src } : undefined;
      },
    })
    .register(fieldInfo, { kind: 'file' });
}

/** Whether the page loads the provider's script next to the form. */
export const embedScript = flag().meta({ title: 'Script of the provider' });

export const background = z.literal('sunk').meta({
  description: 'Makes the background slightly darker.',
});

export const marks = z.literal('none').meta({
  description: 'Removes check marks and crosses from lists where nothing is good or bad.',
});

/** A list of strings with a check mark before each. */
export function lines(maximum: number, description: string) {
  return z.array(text(90, 'One line of the list.')).min(1).max(maximum).meta({ description });
}

const strong = z.strictObject({ strong: piece(200, 'The bold words.') });

export const link = z.strictObject({ text: piece(120, 'The text of the link.'), href });

/** The pieces of a paragraph, separated by spaces. */
export const pieces = z
  .array(z.union([piece(1200, 'A piece of plain text.'), link, strong]))
  .min(1);

const points = z.strictObject({
  list: z
    .array(
      z
        .union([text(400, 'A point of plain text.'), pieces])
        .register(fieldInfo, { kind: 'paragraph' }),
    )
    .min(1)
    .max(20)
    .meta({ description: 'The points of the list, in order.' }),
  numbered: flag().meta({ description: 'Whether the points have numbers. Default: no.' }),
});

/** A paragraph: plain text; pieces of text, links and bold words in order; or a list. */
export const paragraph = z
  .union([text(1200, 'A paragraph of plain text.'), pieces, points])
  .meta({
    description:
      'A paragraph: plain text, or pieces with links ({ "text", "href" }) and bold words ({ "strong" }), or a list ({ "list": ["…"] }), numbered if "numbered" is true.',
  })
  .register(fieldInfo, { kind: 'paragraph' });

/** A paragraph or list, or several of them (schema/paragraphs.ts). */
export const paragraphs = z
  .union([paragraph, z.array(paragraph).min(1).max(12)])
  .register(fieldInfo, { kind: 'paragraphs' });

export type Paragraph = z.infer<typeof paragraph>;
