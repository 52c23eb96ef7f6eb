import { downloadEndings } from '../downloads.ts';
import type { FrameHelp } from '../frames.ts';
import type { RuleGroup, SentenceTexts } from './ruleGroup.ts';
import { allOf, anyOf, didYouMean, quoted } from './words.ts';

type Input = { input: string };

/** A phone number or an email address where its name belongs, and the names in site.json. */
type ContactName = { what: 'a phone number' | 'an email address'; names: readonly string[] };
type NextDay = Input & { meant: string; night: string };

/** The placeholders of a text in the site's own words: those that are missing, and those that it cannot have. */
type Places = { missing: readonly string[]; others: readonly string[]; usual: string };
type Field = { field: string };

/** What to use instead of an address that no frame can show. */
const frameHelp: Readonly<Record<FrameHelp, string>> = {
  youtube: 'Use a video or a playlist: on YouTube, open one and choose Share.',
  vimeo: 'Use a video: on Vimeo, open one and choose Share.',
  spotify: 'On Spotify, choose Share, then Embed, and paste that code.',
  instagram:
    'Instagram allows posts, but not profiles. Open a post, choose Embed, and paste that code.',
  'google-maps': 'In Google Maps, choose Share, then Embed a map, and paste that code.',
  'google-forms': 'This is a short address. Open the form, and paste its full address.',
  openstreetmap: 'In OpenStreetMap, choose Share, then HTML, and paste that code.',
  whatsapp: 'Use it as the link of a button: whatsapp:main.',
  'no-frames': 'The provider does not allow frames. Link to it, or paste its embed code.',
};

/** The message for text that does not match the format of its field. */
function format(what: string, help: string) {
  return ({ input }: Input): SentenceTexts => [`${quoted(input)} is not ${what}.`, help];
}
type WrongCode = {
  callingCode: string;
  country: string | undefined;
  input: string;
  meant: string;
};

export const formats = {
  title: 'Formats',
  rules: {
    'wrong-format': {
      about:
        'Links, paths, names, phone numbers and email addresses have a fixed format: "/faq", "tel:main", "contact-form".',
    },
    'forbidden-link': {
      about: 'Links to other sites start with https://. Others are not safe for visitors.',
    },
    'undialable-phone': {
      about: 'Call buttons dial these numbers. Write the area code, or + and the country code.',
    },
  },
  sentences: {
    'wrong-format': ({ message }: { message: string }) => [message],
    'wrong-format/action': ({ input }: Input) => [
      /^mailto:|@/i.test(input)
        ? `${quoted(input)} is an email address. Browsers cannot send a form by email.`
        : `${quoted(input)} is not an address that receives forms.`,
      'Write the address that your form service gave you (https://…), or an address of this site such as /api/contact.',
    ],
    'wrong-format/action-page': ({ input }: Input) => [
      `${quoted(input)} is a page with a form of its own. It receives no other form.`,
      'Show it in a frame ("src", or the block "embed"), or write the address of a form service.',
    ],
    'wrong-format/input-name': format(
      'a name for a value of a form',
      'Use letters, digits, hyphens and underscores, starting with a letter. Example: email.',
    ),
    'wrong-format/input-value': format('a value', 'Write what the service asks for.'),
    'wrong-format/analytics': format(
      'an ID from a statistics provider',
      'Copy the domain, ID, code or token from the provider. Example: example.com.',
    ),
    'wrong-format/analytics-address': format(
      'the address of a server',
      'Write it without a slash at the end: https://stats.example.com.',
    ),
    'wrong-format/analytics-google': ({
      input,
      name,
      what,
      isOptional,
    }: Input & { name: string; what: string; isOptional: boolean }) => [
      `${quoted(input)} is an ID from Google Analytics, not from ${name}.`,
      isOptional ? `Remove it, or write ${what}.` : `Write ${what}.`,
    ],
    'wrong-format/analytics-id': ({
      input,
      what,
      example,
    }: Input & { what: string; example: string }) => [
      `${quoted(input)} is not ${what}.`,
      `Example: ${example}.`,
    ],
    'wrong-format/verification': format(
      'a verification code',
      'Copy the value of "content" in the tag that the service shows.',
    ),
    'wrong-format/worker': format('the address of a script', 'Example: /sw.js.'),
    'wrong-format/calling-code': format('a calling code', 'Example: +1.'),
    'wrong-format/code': ({ input, help }: Input & { help: string | undefined }) => [
      `${quoted(input)} is program code, not an address.`,
      help ??
        'Move it to the field "code" of an embed block, or ask your provider for a link or an iframe.',
    ],
    'wrong-format/color': format(
      'an opaque color',
      'Examples: #1f4fd1, rgb(31 79 209), oklch(0.48 0.21 264), teal.',
    ),
    'wrong-format/computer': ({ name, isPicture }: { name: string; isPicture: boolean }) => [
      'This is a file on your computer.',
      isPicture
        ? `Put it into the folder pictures, and write "pictures/${name}".`
        : `Put it into the folder downloads, and link to "/downloads/${name}".`,
    ],
    'wrong-format/computer-page': () => [
      'This is a file on your computer.',
      'Write the address of a page, such as /faq.',
    ],
    'wrong-format/contact-name': ({ input, what, names }: Input & ContactName) => [
      `${quoted(input)} is ${what}. This field takes its name in the site settings.`,
      `${names.length > 0 ? `Write ${anyOf(names.slice(0, 5))}, or add` : 'Add'} it to the site settings under another name.`,
    ],
    'wrong-format/country': format('a country code', 'Write two letters, such as US or DE.'),
    'wrong-format/currency': format('a currency code', 'Write three letters, such as USD or EUR.'),
    'wrong-format/date': format(
      'a date',
      'Write 2026-12-24, or 12-24 or "24 December" for every year. For several days, write the last one as "until".',
    ),
    'wrong-format/day': format('a day', 'Write the year, the month and the day: 2026-12-24.'),
    'wrong-format/below': format('an address above other pages', 'Example: /news.'),
    'wrong-format/drawing': format(
      'a file in the drawings folder',
      'Example: drawings/boardroom.svg. The name cannot contain # % ? and similar characters.',
    ),
    'wrong-format/drawing-picture': ({ input, field }: Input & Field) => [
      `${quoted(input)} is a picture, not a drawing.`,
      `Write "${field}": { "src": ${quoted(input)}, "alt": "…" } instead, with what the picture shows in place of the dots.`,
    ],
    'wrong-format/email': format('an email address', 'Example: hello@example.com.'),
    'wrong-format/email-name': ({ input }: Input) => [
      `${quoted(input)} is an email address. Links use its name in the site settings.`,
      'Add the address to the site settings under a name, such as "sales", and write mailto:sales.',
    ],
    'wrong-format/fact': ({ input }: Input) => [
      `${quoted(input)} is a built-in fact.`,
      'Choose another name.',
    ],
    'wrong-format/fact-in-link': ({ input }: Input) => [
      `${quoted(input)} contains braces. Facts are filled in only in texts, not in addresses.`,
    ],
    'wrong-format/file-type': ({ input }: Input) => [
      `${quoted(input)} is a type of file that visitors cannot download.`,
      `Allowed: ${downloadEndings}.`,
    ],
    'wrong-format/font': format(
      'a file in the fonts folder',
      'Example: fonts/brand.woff2. Allowed: .woff2, .woff, .ttf and .otf.',
    ),
    'wrong-format/frame': format(
      'a web address to show in a frame',
      'Example: https://forms.example.com/quote.',
    ),
    'wrong-format/frame-page': ({ input, help }: Input & { help: FrameHelp }) => [
      `${quoted(input)} cannot be shown inside another page.`,
      frameHelp[help],
    ],
    'wrong-format/frame-url': format(
      'a web address to show in a frame',
      'Example: https://www.youtube.com/watch?v=aqz-KE-bpKQ.',
    ),
    'wrong-format/frame-script': ({ input }: Input) => [
      `${quoted(input)} is the address of a script.`,
      'Paste the whole code, or ask your provider for a link or an iframe.',
    ],
    'wrong-format/hours': format(
      'a time range',
      'Write 9:00-17:00 or 9am-5pm, or 5pm-1:30am, which ends on the next day. Other words go into "note".',
    ),
    'wrong-format/future': ({ year }: { year: number }) => [`The year ${year} is in the future.`],
    'wrong-format/hours-words': ({ input }: Input) => [
      `${quoted(input)} is not a time range.`,
      'Write times such as 9:00-17:00, or "closed". Words go into "note".',
    ],
    'wrong-format/hours-next-day': ({ input, meant, night }: NextDay) => [
      `It is unclear when ${quoted(input)} ends: in the afternoon or at night.`,
      `Write ${meant}, or ${night} if it ends on the next day.`,
    ],
    'wrong-format/hours-order': ({ input, meant }: Input & { meant: string | undefined }) => [
      `The times in ${quoted(input)} overlap or are out of order.`,
      meant === undefined
        ? 'Put the earlier times first: 9:00-12:30, 14:00-18:00.'
        : `If the last times are in the afternoon, write ${meant}. Otherwise put the earlier times first.`,
    ],
    'wrong-format/language': format('a language code', 'Example: en-US.'),
    'wrong-format/link': format(
      'a valid link',
      'Write a page (/faq), a block (#contact-form), the form (#lead-form), a phone number or email address from the site settings (tel:main, sms:main, whatsapp:main, mailto:general), directions (map:address), a download (/downloads/brochure.pdf) or another site (https://…).',
    ),
    'wrong-format/branch': format('the name of a branch', 'Example: main.'),
    'wrong-format/folder': format(
      'a folder of the repository',
      'Write its path from the top level of the repository, without a slash at the start: content/bakery.',
    ),
    'wrong-format/relay': format(
      'the address of a sign-in relay',
      'Example: https://sign-in.example.com.',
    ),
    'wrong-format/repository': format(
      'a repository on GitHub',
      'Write its owner, a slash and its name: plum-rye/site.',
    ),
    'wrong-format/name': format(
      'a valid name',
      'Use lowercase letters, digits and hyphens, and start with a letter: contact-form.',
    ),
    'wrong-format/old-address': format(
      'the address of an old page',
      'Write it without the host: /old/wifi.html, /index.php?page=12, or /av/* for a whole folder.',
    ),
    'wrong-format/password': ({ input }: Input) => [
      `${quoted(input)} contains a user name or password, which every visitor could read.`,
    ],
    'wrong-format/path': format(
      'a valid page address',
      'Start with / and use lowercase letters, digits and hyphens: /video-surveillance.',
    ),
    'wrong-format/phone': format('a phone number', 'Example: (919) 555-0100.'),
    'wrong-format/phone-in': ({ input, example }: Input & { example: string }) => [
      `${quoted(input)} is not a phone number.`,
      `Example: ${example}.`,
    ],
    'wrong-format/phone-name': ({ input, scheme }: Input & { scheme: string }) => [
      `${quoted(input)} is a phone number. Links use its name in the site settings.`,
      `Add the number to the site settings under a name, such as "sales", and write ${scheme}:sales.`,
    ],
    'wrong-format/phones': ({ input }: Input) => [
      `${quoted(input)} contains two phone numbers.`,
      'Keep one, and add the other under a separate name.',
    ],
    'wrong-format/picture': format(
      'a file in the pictures folder',
      'Example: pictures/boardroom.jpg. The name cannot contain # % ? and similar characters.',
    ),
    'wrong-format/picture-online': ({ file }: { file: string }) => [
      'This picture is on another site.',
      `Download it, put it into the folder pictures, and write "${file}" with the name of your file.`,
    ],
    'wrong-format/profile': format(
      'the address of a profile',
      'Example: https://www.instagram.com/example.',
    ),
    'wrong-format/redirect': format(
      'an address to redirect to',
      'Write a page (/faq), a download (/downloads/brochure.pdf) or another site (https://…). An old address belongs in "from".',
    ),
    'wrong-format/site': format('a complete web address', 'Example: https://example.com/news.'),
    'wrong-format/time-zone': format(
      'a time zone',
      'Write a continent and a city: America/New_York.',
    ),
    'wrong-format/url': format(
      'the address of a site',
      'Write it without a slash at the end: https://www.example.com.',
    ),
    'wrong-format/url-path': ({ input }: Input) => [
      `${quoted(input)} continues after the host name. A site cannot be in a folder of a host.`,
      'Use a custom domain or a subdomain; on GitHub Pages, a user site or a custom domain.',
    ],
    'wrong-format/words': ({ missing, others, usual }: Places) => [
      `This text must contain ${allOf(missing)}.`,
      others.length === 0
        ? `Write each where its value belongs, as in "${usual}".`
        : `Write ${allOf(missing)} in place of ${allOf(others)}, as in "${usual}".`,
    ],
    'forbidden-link': ({ scheme }: { scheme: string }) => [
      `Links cannot start with ${scheme}, which is not safe for visitors.`,
      'Link to a page, a download or a website with https://.',
    ],
    'forbidden-link/local': () => [
      'This address opens only on your own computer or network.',
      'Write the address of a page, such as /faq.',
    ],
    'undialable-phone': ({ input, example }: { input: string; example: string }) => [
      `No phone can dial ${input}.`,
      `Write the complete number with its area code, as in ${example}, or with + and the country code.`,
    ],
    'undialable-phone/calling-code': ({ callingCode, country, input, meant }: WrongCode) => [
      `The calling code is ${callingCode}${country ? ` (${country})` : ''}, so no phone can dial ${input}.`,
      didYouMean([meant]),
    ],
  },
} as const satisfies RuleGroup;
