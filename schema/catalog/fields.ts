import { downloadEndings } from '../downloads.ts';
import type { FrameHelp } from '../frames.ts';
import type { RuleGroup, Sentence } from './ruleGroup.ts';
import { allOf, amount, anyOf, ask, didYouMean, inLine, quoted } from './words.ts';

type Help = { help: string | undefined; helpInForm?: string | null | undefined };
type Bound = { value: number; limit: number };
/** The length of a text; `isWide`: it has characters that count two. */
type Size = { length: number; limit: number; isWide: boolean };
type Count = { count: number; limit: number };
type Written = { written: string };
/** A phone number or an email address where its name belongs, and the names in site.json. */
type ContactName = { what: 'a phone number' | 'an email address'; names: readonly string[] };
/** A field that does not exist: the likely ones, the block types that have it, and the fields that take its value. */
type Unknown = {
  name: string;
  meant: readonly string[];
  types: readonly string[];
  takers: readonly string[];
  isEmpty: boolean;
};
type Choice = { value: string; choices: readonly string[]; meant: readonly string[] };
type Kinds = Help & { wanted: string; given: string };
type NextDay = Written & { meant: string; night: string };

/** The placeholders of a text in the site's own words: those that are missing, and those that it cannot have. */
type Places = { missing: readonly string[]; others: readonly string[]; usual: string };
type Field = { field: string };
type Pair = { field: string; other: string };
/** A part that a kind of form field needs, or cannot have. */
type Part = { kind: string; part: 'options' | 'wording' };

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

const consent =
  'Google Analytics needs the consent of visitors, and this site has no cookie banner to ask for it.';
const otherStatistics =
  'Choose a provider that works without cookies: "plausible", "umami", "fathom", "goatcounter" or "cloudflare".';

function widthNote(isWide: boolean): string {
  return isWide ? ' Chinese, Japanese and Korean characters count as two.' : '';
}

/** The message for text that does not match the format of its field. */
function format(what: string, help: string) {
  return ({ written }: Written): Sentence => [`${quoted(written)} is not ${what}.`, help];
}

export const fields = {
  title: 'Fields',
  rules: {
    'embed-content': {
      about:
        'The block "embed" shows one thing: the form or blog from the site settings, an address, or the code of a provider. The last two need a title.',
    },
    empty: {
      about:
        'A text needs visible characters. To leave out an optional field, remove it with its name.',
    },
    'form-fields': {
      about:
        'The form in the site settings has either the address of a provider ("src"), or "action" and "fields". Each field has its own name, choices have options, and a consent has its wording.',
    },
    'forbidden-link': {
      about: 'Links to other sites start with https://. Others are not safe for visitors.',
    },
    'missing-field': {
      about: 'Required fields are bold in docs/pages.md and docs/site.md.',
    },
    'out-of-range': {
      about: 'Numbers have limits, such as one to five stars.',
    },
    'too-long': {
      about:
        'Texts have a maximum length to fit phones and search results. Facts count as the text they stand for; Chinese, Japanese and Korean characters count as two.',
    },
    'too-short': {
      severity: 'warning',
      about:
        'Search results show the description. Write at least 70 characters, or search engines replace it.',
    },
    'unknown-block-type': {
      about: 'All block types are in docs/pages.md.',
    },
    'unknown-field': {
      about:
        'The field is misspelled or belongs to another block. docs/pages.md and docs/site.md list all fields.',
    },
    'unknown-value': {
      about:
        'Some fields accept only certain values, such as an icon, a typeface or a layout. docs/pages.md and docs/site.md list them.',
    },
    'wrong-count': {
      about: 'Lists have a minimum and a maximum number of entries, to fit their layout.',
    },
    'wrong-format': {
      about:
        'Links, paths, names, phone numbers and email addresses have a fixed format: "/faq", "tel:main", "contact-form".',
    },
    'wrong-kind': {
      about:
        'A field accepts one kind of value: a text in quotation marks, a number, a list, true or false, or a group.',
    },
  },
  sentences: {
    'embed-content': () => [
      'This block has nothing to show.',
      'Add "url" with the address of a video, map or form, "code" with the code of a provider, or "source": "lead-form".',
    ],
    'embed-content/no-code': () => [
      'This is not code. Visitors would read it as text.',
      'Write an address as "url" instead of "code".',
    ],
    'embed-content/both': ({ field, other }: Pair) => [
      `A block shows either "${other}" or "${field}".`,
      `To show both, add a second embed block for "${field}" and the fields that describe it. Otherwise remove one of them.`,
    ],
    'embed-content/excluded': ({ field, other }: Pair) => [
      `"${field}" has no effect on a block with "${other}".`,
      'Remove it.',
    ],
    'embed-content/size': () => [
      'The height is given twice: by "height" and by "ratio".',
      'Remove one of them.',
    ],
    'embed-content/picture': () => [
      'Only a video or a map has a picture before it loads.',
      'Remove the picture, or set "kind" to "video" or "map".',
    ],
    'embed-content/statistics': ({ statistics }: { statistics: object | undefined }) => [
      'This code counts visits, so it does not belong in a block.',
      statistics === undefined
        ? 'See "analytics" in site.json.'
        : `Write "analytics": ${inLine(statistics)} in site.json.`,
    ],
    'embed-content/google-analytics': () => [
      `This code counts visits, so it does not belong in a block. ${consent}`,
      otherStatistics,
    ],
    'embed-content/chat': () => [
      'A chat bubble cannot be shown in a frame.',
      'Ask the provider for a link to the chat, and use it for a button.',
    ],
    'embed-content/title': () => [
      'Screen readers need a title for this frame.',
      'Add "title" and say what it shows: "title": "Map of our shop".',
      'Say what the frame shows. Example: "Map of our shop"',
    ],
    empty: () => ['This text is empty.', 'Write the text.'],
    'empty/optional': () => ['This text is empty.', 'Write the text, or remove the field.'],
    'empty/alt': () => [
      'This text is empty.',
      'Describe what the picture shows. If it is only decoration, mark it as decorative instead.',
    ],
    'form-fields/none': () => [
      'This form has nothing to show.',
      'Add "src" with the address or code of your form provider, or "action" and "fields" for a form of your own.',
    ],
    'form-fields/no-fields': () => [
      'This form has no fields.',
      'Add "fields": [{ "kind": "email", "label": "Your email address", "name": "email", "required": true }].',
      'Add its fields, such as name, email and message.',
    ],
    'form-fields/both': ({ field, other }: Pair) => [
      `"${field}" has no effect on a form with "${other}".`,
      'A form is either in a provider’s frame ("src"), or a form of your own ("action" and "fields"). Remove what belongs to the other.',
    ],
    'form-fields/needs': ({ kind, part }: Part) => [
      part === 'options'
        ? `A field of the kind "${kind}" needs options.`
        : 'A consent needs the sentence that people agree to.',
      part === 'options'
        ? 'Add "options": ["First option", "Second option"].'
        : 'Add "wording": "I agree that …".',
      part === 'options' ? 'Add at least two options.' : 'Write the wording of the consent.',
    ],
    'form-fields/excluded': ({ kind, part }: Part) => [
      `"${part}" has no effect on a field of the kind "${kind}".`,
      part === 'options'
        ? 'Remove it, or set "kind" to "choice" or "choices".'
        : 'Remove it, or set "kind" to "consent".',
    ],
    'form-fields/same-name': ({ name }: { name: string }) => [
      `The name ${quoted(name)} is used twice in this form.`,
      'Choose another name, so that both arrive.',
    ],
    'form-fields/added': ({ name }: { name: string }) => [
      `Pages add ${quoted(name)} to every form, to recognize programs.`,
      'Remove it here: with a value, each message would count as spam.',
    ],
    'form-fields/same-option': ({ option }: { option: string }) => [
      `The option ${quoted(option)} is listed twice.`,
      'Change or remove one of them.',
    ],
    'form-fields/same-wording': ({ label }: { label: string }) => [
      `This has the same wording as ${quoted(label)}.`,
      'Remove one of them, or write what else people agree to.',
    ],
    'forbidden-link': ({ scheme }: { scheme: string }) => [
      `Links cannot start with ${scheme}, which is not safe for visitors.`,
      'Link to a page, a download or a website with https://.',
    ],
    'forbidden-link/local': () => [
      'This address opens only on your own computer or network.',
      'Write the address of a page, such as /faq.',
    ],
    'missing-field': ({ help, helpInForm }: Help) => ['This field is missing.', help, helpInForm],
    'out-of-range/max': ({ value, limit }: Bound) => [
      `${value} is too high. The maximum is ${limit}.`,
    ],
    'out-of-range/min': ({ value, limit }: Bound) => [
      `${value} is too low. The minimum is ${limit}.`,
    ],
    'too-long': ({ length, limit, isWide }: Size) => [
      `This text is too long: ${length} characters. The maximum is ${limit}.${widthNote(isWide)}`,
      `Shorten it by ${amount(length - limit, 'character')}.`,
    ],
    'too-short': ({ length, limit, isWide }: Size) => [
      `This text is short: ${amount(length, 'character')}. Aim for at least ${limit}.${widthNote(isWide)}`,
      'Say more about the page. Search engines replace short descriptions with their own text.',
    ],
    'unknown-block-type': ({ type, meant }: { type: string; meant: readonly string[] }) => [
      `There is no block type ${type}.`,
      meant.length > 0 ? didYouMean(meant) : 'docs/pages.md lists all block types.',
      meant.length > 0 ? undefined : null,
    ],
    'unknown-block-type/frame': ({ type, url }: { type: string; url: string }) => [
      `There is no block type ${type}.`,
      `Use the block type "embed": { "type": "embed", "url": "${url}", "title": "…" }.`,
      null,
    ],
    'unknown-field': ({ name, meant, types, takers, isEmpty }: Unknown) => [
      `There is no field ${quoted(name)} here.`,
      meant.length > 0
        ? didYouMean(meant)
        : types.length > 0
          ? `${types.length === 1 ? 'Only the block type' : 'The block types'} ${anyOf(types, 'and')} ${types.length === 1 ? 'has' : 'have'} it.`
          : takers.length > 0
            ? `Move its text to ${anyOf(takers.slice(0, 4))}.`
            : isEmpty
              ? 'Remove it.'
              : 'If a program translated the name, write it in English. Otherwise move what you need of its content, and remove the field.',
    ],
    'unknown-field/elsewhere': ({ name, places }: { name: string; places: readonly string[] }) => [
      `There is no field ${quoted(name)} here.`,
      `Move it to ${places.join(' or ')}.`,
    ],
    'unknown-field/whole': ({ name, place }: { name: string; place: string }) => [
      `${quoted(name)} is only for ${place || 'the document as a whole'}.`,
    ],
    'unknown-field/entries-elsewhere': ({
      name,
      places,
    }: {
      name: string;
      places: readonly string[];
    }) => [
      `There is no field ${quoted(name)} here.`,
      `Move what is in it to ${places.join(' or ')}.`,
    ],
    'unknown-field/reserved': ({ name }: { name: string }) => [
      `A field cannot be called "${name}".`,
      'Remove the field.',
    ],
    'unknown-field/opposite': ({
      name,
      meant,
      value,
    }: {
      name: string;
      meant: string;
      value: boolean;
    }) => [`There is no field ${quoted(name)} here.`, `Write "${meant}": ${value} instead.`],
    'unknown-field/range': ({
      name,
      names,
      value,
    }: {
      name: string;
      names: readonly string[];
      value: unknown;
    }) => [
      `There is no field ${quoted(name)} here.`,
      `Write a line for each: ${names.map((one) => `"${one}": ${quoted(value)}`).join(', ')}.`,
    ],
    'unknown-field/entries': ({
      name,
      meant,
      count,
    }: {
      name: string;
      meant: string;
      count: number;
    }) => [
      `${count} entries have a field ${quoted(name)}, which does not exist here.`,
      didYouMean([meant]),
    ],
    'unknown-field/several': ({
      names,
      meant,
    }: {
      names: readonly string[];
      meant: readonly string[];
    }) => [`The fields ${anyOf(names, 'and')} do not exist here.`, ask(anyOf(meant, 'and'))],
    'unknown-field/analytics-address': ({ provider }: { provider: string }) => [
      `${provider} runs only on its own servers.`,
      'Remove the address.',
    ],
    'unknown-field/of-site': ({ name }: { name: string }) => [
      `"${name}" is the same in all languages.`,
      'Write it in the site.json of the site, and remove it here.',
    ],
    'unknown-field/block': () => [
      'A block cannot be inside another block.',
      'Move it to the list "blocks" of the page.',
    ],
    'unknown-field/group': ({ names, place }: { names: readonly string[]; place: string }) => [
      `A group with ${anyOf(names, 'and')} does not belong here.`,
      `Move it to ${place}.`,
    ],
    'unknown-value': ({ value, choices, meant }: Choice) => [
      `${value} is not one of the choices.`,
      meant.length > 0
        ? didYouMean(meant)
        : choices.length <= 8
          ? `Choose ${anyOf(choices)}.`
          : undefined,
    ],
    'unknown-value/google-analytics': () => [consent, otherStatistics],
    'unknown-value/address': ({ value, choices, field }: Omit<Choice, 'meant'> & Field) => [
      `${value} is not one of the choices.`,
      `Choose ${anyOf(choices)}, or use "${field}" with the address of something else: "${field}": "https://…".`,
    ],
    'unknown-value/icon': ({ value, meant }: { value: string; meant: readonly string[] }) => [
      `There is no icon ${value}.`,
      meant.length > 0
        ? didYouMean(meant, 4)
        : 'Search lucide.dev/icons for what it should show, such as "tool".',
    ],
    'unknown-value/unit': ({ value, choices }: Omit<Choice, 'meant'>) => [
      `${value} is not one of the choices.`,
      `Choose ${anyOf(choices)}, and write the numbers in that unit.`,
    ],
    'unknown-value/in-quotes': ({ value, meant }: { value: string; meant: string }) => [
      `${value} is not one of the choices.`,
      ask(`${meant}, without quotation marks`),
    ],
    'wrong-count/min': ({ count, limit }: Count) => [
      `This list has ${amount(count, 'entry', 'entries')}. The minimum is ${limit}.`,
      `Add ${amount(limit - count, 'entry', 'entries')}.`,
    ],
    'wrong-count/max': ({ count, limit, isInBlock }: Count & { isInBlock: boolean }) => [
      `This list has ${amount(count, 'entry', 'entries')}. The maximum is ${limit}.`,
      isInBlock
        ? `Move ${count - limit} to another block, or remove ${count - limit}.`
        : `Remove ${amount(count - limit, 'entry', 'entries')}.`,
    ],
    'wrong-count/none': () => ['This list is empty.', 'Add an entry, or remove the field.'],
    'wrong-kind': ({ wanted, given, help, helpInForm }: Kinds) => [
      `This must be ${wanted}, not ${given}.`,
      help,
      helpInForm,
    ],
    'wrong-kind/digits': ({ help, helpInForm }: Help) => [
      'This must be text, not a number.',
      ['Put it in quotation marks, including any leading zero.', help].filter(Boolean).join(' '),
      helpInForm,
    ],
    'wrong-kind/union': ({ given, help, helpInForm }: Help & { given: string }) => [
      `This cannot be ${given}.`,
      help,
      helpInForm,
    ],
    'wrong-kind/decimals': ({ meant }: { meant: readonly number[] }) => [
      'This must be a whole number.',
      meant.length > 0 ? `Write ${meant.join(' or ')}.` : undefined,
    ],
    'wrong-format': ({ message }: { message: string }) => [message],
    'wrong-format/action': ({ written }: Written) => [
      /^mailto:|@/i.test(written)
        ? `${quoted(written)} is an email address. Browsers cannot send a form by email.`
        : `${quoted(written)} is not an address that receives forms.`,
      'Write the address that your form service gave you (https://…), or an address of this site such as /api/contact.',
    ],
    'wrong-format/action-page': ({ written }: Written) => [
      `${quoted(written)} is a page with a form of its own. It receives no other form.`,
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
      written,
      name,
      what,
      isOptional,
    }: Written & { name: string; what: string; isOptional: boolean }) => [
      `${quoted(written)} is an ID from Google Analytics, not from ${name}.`,
      isOptional ? `Remove it, or write ${what}.` : `Write ${what}.`,
    ],
    'wrong-format/analytics-id': ({
      written,
      what,
      example,
    }: Written & { what: string; example: string }) => [
      `${quoted(written)} is not ${what}.`,
      `Example: ${example}.`,
    ],
    'wrong-format/verification': format(
      'a verification code',
      'Copy the value of "content" in the tag that the service shows.',
    ),
    'wrong-format/worker': format('the address of a script', 'Example: /sw.js.'),
    'wrong-format/calling-code': format('a calling code', 'Example: +1.'),
    'wrong-format/code': ({ written, help }: Written & { help: string | undefined }) => [
      `${quoted(written)} is program code, not an address.`,
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
    'wrong-format/contact-name': ({ written, what, names }: Written & ContactName) => [
      `${quoted(written)} is ${what}. This field takes its name in the site settings.`,
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
    'wrong-format/drawing-picture': ({ written, field }: Written & Field) => [
      `${quoted(written)} is a picture, not a drawing.`,
      `Write "${field}": { "src": ${quoted(written)}, "alt": "…" } instead, with what the picture shows in place of the dots.`,
    ],
    'wrong-format/email': format('an email address', 'Example: hello@example.com.'),
    'wrong-format/email-name': ({ written }: Written) => [
      `${quoted(written)} is an email address. Links use its name in the site settings.`,
      'Add the address to the site settings under a name, such as "sales", and write mailto:sales.',
    ],
    'wrong-format/fact': ({ written }: Written) => [
      `${quoted(written)} is a built-in fact.`,
      'Choose another name.',
    ],
    'wrong-format/fact-in-link': ({ written }: Written) => [
      `${quoted(written)} contains braces. Facts are filled in only in texts, not in addresses.`,
    ],
    'wrong-format/file-type': ({ written }: Written) => [
      `${quoted(written)} is a type of file that visitors cannot download.`,
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
    'wrong-format/frame-page': ({ written, help }: Written & { help: FrameHelp }) => [
      `${quoted(written)} cannot be shown inside another page.`,
      frameHelp[help],
    ],
    'wrong-format/frame-url': format(
      'a web address to show in a frame',
      'Example: https://www.youtube.com/watch?v=aqz-KE-bpKQ.',
    ),
    'wrong-format/frame-script': ({ written }: Written) => [
      `${quoted(written)} is the address of a script.`,
      'Paste the whole code, or ask your provider for a link or an iframe.',
    ],
    'wrong-format/hours': format(
      'a time range',
      'Write 9:00-17:00 or 9am-5pm, or 5pm-1:30am, which ends on the next day. Other words go into "note".',
    ),
    'wrong-format/future': ({ year }: { year: number }) => [`The year ${year} is in the future.`],
    'wrong-format/hours-words': ({ written }: Written) => [
      `${quoted(written)} is not a time range.`,
      'Write times such as 9:00-17:00, or "closed". Words go into "note".',
    ],
    'wrong-format/hours-next-day': ({ written, meant, night }: NextDay) => [
      `It is unclear when ${quoted(written)} ends: in the afternoon or at night.`,
      `Write ${meant}, or ${night} if it ends on the next day.`,
    ],
    'wrong-format/hours-order': ({ written, meant }: Written & { meant: string | undefined }) => [
      `The times in ${quoted(written)} overlap or are out of order.`,
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
    'wrong-format/password': ({ written }: Written) => [
      `${quoted(written)} contains a user name or password, which every visitor could read.`,
    ],
    'wrong-format/path': format(
      'a valid page address',
      'Start with / and use lowercase letters, digits and hyphens: /video-surveillance.',
    ),
    'wrong-format/phone': format('a phone number', 'Example: (919) 555-0100.'),
    'wrong-format/phone-in': ({ written, example }: Written & { example: string }) => [
      `${quoted(written)} is not a phone number.`,
      `Example: ${example}.`,
    ],
    'wrong-format/phone-name': ({ written, scheme }: Written & { scheme: string }) => [
      `${quoted(written)} is a phone number. Links use its name in the site settings.`,
      `Add the number to the site settings under a name, such as "sales", and write ${scheme}:sales.`,
    ],
    'wrong-format/phones': ({ written }: Written) => [
      `${quoted(written)} contains two phone numbers.`,
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
    'wrong-format/url-path': ({ written }: Written) => [
      `${quoted(written)} continues after the host name. A site cannot be in a folder of a host.`,
      'Use a custom domain or a subdomain; on GitHub Pages, a user site or a custom domain.',
    ],
    'wrong-format/words': ({ missing, others, usual }: Places) => [
      `This text must contain ${allOf(missing)}.`,
      others.length === 0
        ? `Write each where its value belongs, as in "${usual}".`
        : `Write ${allOf(missing)} in place of ${allOf(others)}, as in "${usual}".`,
    ],
  },
} as const satisfies RuleGroup;
