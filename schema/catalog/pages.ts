import type { RuleGroup } from './ruleGroup.ts';
import { anyOf, didYouMean, quoted } from './words.ts';

type Path = { path: string };
type Url = { url: string };
type Contact = { name: string; meant: readonly string[]; names: readonly string[] };
type Block = {
  /** The path of the page; empty for the page that contains the link. */
  page: string;
  anchor: string;
  meant: string | undefined;
  names: readonly string[];
};

/** The likely names, or else all names to choose from; undefined for a long list. */
function choose(meant: readonly string[], names: readonly string[]): string | undefined {
  if (meant.length > 0) return didYouMean(meant);
  return names.length > 0 && names.length <= 8 ? `Choose ${anyOf(names)}.` : undefined;
}

const otherTarget = 'Link to another address, or remove the link.';
/** Why an address could not be opened. */
const reasons = {
  name: 'no site of this name was found',
  time: 'the site did not answer within ten seconds',
  certificate: 'its certificate is not valid, so browsers warn visitors',
  connection: 'the site could not be reached',
};

export const pages = {
  title: 'Pages and links',
  rules: {
    'required-pages': {
      about: 'A site needs the pages "/" and "/404".',
    },
    'duplicate-path': {
      about: 'Every page needs a different address.',
    },
    'reserved-path': {
      about:
        'The build and the host need some addresses, such as /assets, /embeds, /edit and /home. Choose another.',
    },
    'broken-link': {
      about: 'The page, block, phone number or email address that a link leads to must exist.',
    },
    'block-id': {
      about:
        'A name for links belongs to one block of a page, and "main" to none. Blocks in the section menu need one.',
    },
    'different-labels': {
      severity: 'warning',
      about: 'Buttons on a page that do the same thing need the same text (WCAG 2.2, 3.2.4).',
    },
    'dead-link': {
      severity: 'warning',
      about:
        'With `--links`: the address is gone or has moved, or the provider does not allow frames.',
    },
    'redirect-conflict': {
      about: 'A redirect must not hide a page or file, exist twice, or lead to another redirect.',
    },
    'unlinked-page': {
      severity: 'warning',
      about:
        'Nobody finds a page without links from the home page, the menus or the footer. Add one.',
    },
    'unpublished-page': {
      about:
        'Published pages cannot link to unpublished ones. The home page and the 404 page are always published.',
    },
  },
  sentences: {
    'required-pages': ({ path }: Path) => [
      `There is no page "${path}", which visitors see when an address does not exist.`,
      `Add a page with the address "${path}".`,
    ],
    'required-pages/home': ({ path }: Path) => [
      'There is no home page.',
      `Add a page with the address "${path}".`,
    ],
    'duplicate-path': ({ path, title }: Path & { title: string }) => [
      `The page "${title}" already has the address "${path}".`,
      'Choose another address.',
    ],
    'reserved-path/assets': ({ path }: Path) => [
      `"${path}" is reserved for the code of the site.`,
      'Choose another address.',
    ],
    'reserved-path/embeds': ({ path }: Path) => [
      `"${path}" is reserved for the code of providers.`,
      'Choose another address.',
    ],
    'reserved-path/edit': ({ path }: Path) => [
      `"${path}" is reserved for the editor.`,
      'Choose another address.',
    ],
    'reserved-path/device': ({ path }: Path) => [
      `"${path}" contains a name that Windows reserves, so the page cannot be built on Windows.`,
      'Choose another address.',
    ],
    'reserved-path/file': ({ path, file }: Path & { file: string }) => [
      `"${path}" is already the address of the file "${file}".`,
      'Choose another address.',
    ],
    'reserved-path/home': ({ path }: Path) => [
      `"${path}" is used by the home page, whose address is "/".`,
      'Choose another address.',
    ],
    'reserved-path/index': ({ path }: Path) => [
      `On most hosts, "${path}" is another name for the page above it.`,
      'Choose another address.',
    ],
    'reserved-path/version': ({ path }: Path) => [
      `"${path}" is reserved for the version of the site.`,
      'Choose another address.',
    ],
    'broken-link/block': ({ page, anchor, meant, names }: Block) => [
      `No block on ${page || 'this page'} has the name for links ${quoted(anchor)}.`,
      choose(meant === undefined ? [] : [meant], names),
    ],
    'broken-link/email': ({ name, meant, names }: Contact) => [
      `The site settings have no email address with the name ${quoted(name)}.`,
      choose(meant, names),
    ],
    'broken-link/folder': ({ folder }: { folder: string }) => [
      `No page is in the folder "${folder}".`,
      'Write the address of a page, or of a folder with pages.',
    ],
    'broken-link/hero': ({ text }: { text: string }) => [
      `The button "${text}" leads nowhere: it has no link, and no block has the name for links "hero-form", its default target.`,
      'Add a link, such as #lead-form, or give a block that name.',
    ],
    'broken-link/page': ({ path, meant }: Path & { meant: readonly string[] }) => [
      `There is no page "${path}".`,
      meant.length > 0
        ? didYouMean(meant)
        : 'Remove the link, or write the address of a page, such as /.',
    ],
    'broken-link/phone': ({ name, meant, names }: Contact) => [
      `The site settings have no phone number with the name ${quoted(name)}.`,
      choose(meant, names),
    ],
    'broken-link/whatsapp': ({ name }: { name: string }) => [
      `The phone number "${name}" is too short for WhatsApp.`,
      'Choose a number with its area code, or write tel: to call it.',
    ],
    'block-id/duplicate': ({ id }: { id: string }) => [
      `Another block on this page already has the name for links "${id}".`,
      'Choose another name.',
    ],
    'block-id/missing': ({ free }: { free: string }) => [
      'This block is in the section menu, but it has no name for links.',
      `Add a name, such as "${free}".`,
    ],
    'block-id/reserved': ({ id }: { id: string }) => [
      `The name "${id}" is reserved.`,
      `Choose another one, such as "${id}-section".`,
    ],
    'different-labels/contact': ({ input, value }: { input: string; value: string }) => [
      `Visitors read ${input}, but the link leads to ${value}.`,
      'Correct the text or the link. In a text, {phone.main} shows the number of that name.',
    ],
    'different-labels/page': ({ text, path, to }: { text: string; path: string; to: string }) => [
      `The link ${quoted(text)} leads to "${to}", but there is a page "${path}".`,
      didYouMean([path]),
    ],
    'different-labels': ({ href, labels }: { href: string; labels: readonly string[] }) => [
      `Buttons on this page that lead to ${href} have ${labels.length} different texts: ${anyOf(labels, 'and')}.`,
      'Use the same text for all of them.',
    ],
    'dead-link/circle': ({ url }: Url) => [`${url} redirects in a loop.`, otherTarget],
    'dead-link/gone': ({ url }: Url) => [`${url} no longer exists.`, otherTarget],
    'dead-link/moved': ({ url, to }: Url & { to: string }) => [
      `${url} has moved permanently.`,
      didYouMean([to]),
    ],
    'dead-link/no-frames': ({ url }: Url) => [
      `${url} cannot be shown inside another page.`,
      'The provider does not allow frames. Link to it, or paste its embed code.',
    ],
    'dead-link/silent': ({ url, reason }: Url & { reason: keyof typeof reasons }) => [
      `${url} could not be opened: ${reasons[reason]}.`,
      'Your connection or the site may be down. Open the link yourself; if it still fails, change it.',
    ],
    'redirect-conflict': ({ from, page }: { from: string; page: string }) => [
      `"${from}" is redirected, so nobody could see the page "${page}".`,
      'Remove the redirect, or give the page another address.',
    ],
    'redirect-conflict/chain': ({ from }: { from: string }) => [
      `"${from}" leads to an address that is redirected again.`,
      'Write the final address instead.',
    ],
    'redirect-conflict/file': ({ from, file }: { from: string; file: string }) => [
      `"${from}" is redirected, so nobody could open the file "${file}".`,
      'Remove the redirect, or redirect the old addresses one by one.',
    ],
    'redirect-conflict/folder': ({ from, to }: { from: string; to: string }) => [
      `"${from}" is one address, but "${to}" is a whole folder.`,
      `Write "${from.replace(/\/$/, '')}/*", or redirect to a single page.`,
    ],
    'redirect-conflict/swapped': ({ from, to }: { from: string; to: string }) => [
      `"${from}" is a page, and "${to}" is not.`,
      `"from" is the old address, and "to" the new one. Did you mean to swap them?`,
    ],
    'redirect-conflict/twice': ({ from, other }: { from: string; other: string }) => [
      from === other
        ? `"${from}" is redirected twice.`
        : `"${from}" is the same address as "${other}", which is already redirected.`,
      'Keep one of the two.',
    ],
    'unlinked-page': ({ path }: Path) => [
      `Visitors cannot get to "${path}" by following links from the home page.`,
      'Link to it in the menu, in the footer or on another page.',
    ],
    'unpublished-page': ({ title }: { title: string }) => [
      `The page "${title}" is not published, so visitors cannot follow this link.`,
      'Publish it too, or link to another page.',
    ],
    'unpublished-page/required': () => [
      'Every site needs this page, so it is always published.',
      'Remove this field.',
    ],
  },
} as const satisfies RuleGroup;
