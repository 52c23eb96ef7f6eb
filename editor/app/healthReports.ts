import { isGroup } from '../../schema/browser.ts';
import { applyEdits } from '../../schema/diagnose/index.ts';
import type { ValuePath } from '../../schema/index.ts';
import {
  type DocumentOrText,
  type Health,
  type LinkResult,
  nameOf,
  type Offer,
  type OuterLink,
  type Overview,
  type PageWeight,
  type Problem,
  type Source,
  siteName,
} from '../api.ts';
import { fieldAddress } from '../fieldAddress.ts';
import { kilobytes } from '../kilobytes.ts';
import { withValue } from '../merge.ts';
import type { RenderedFinding } from './renderedPage.ts';

/** How important a finding is, the most important first. */
export const kinds = ['mistake', 'seen', 'launch', 'better'] as const;
type Kind = (typeof kinds)[number];

/** A change of one document that fixes a finding. It is made only when the user asks for it. */
export type Fix = {
  label: string;
  /** Returns the changed document; undefined where the change no longer applies. */
  make: (source: Source) => DocumentOrText | undefined;
};

/** A fix that concerns other files, with a dialog of its own. */
export type Task = Pick<Offer, 'label' | 'publish' | 'menuEntry'>;

export type Finding = {
  kind: Kind;
  message: string;
  hint?: string;
  /** The address of the editor at which it can be fixed by hand. */
  address: string;
  /** An address of another site, for the user to open. */
  outside?: string;
  fixes: Fix[];
  tasks?: Task[];
};

/** A document with its findings, the most important first. */
export type Report = { name: string; title: string; path: string; findings: Finding[] };

export type Checked = {
  health?: Health;
  /** By the path of the page. */
  rendered: ReadonlyMap<string, readonly RenderedFinding[] | 'failed'>;
  links: readonly OuterLink[];
  weights: readonly PageWeight[];
};

/** A report for every page and for the site settings, those with the most important findings first. */
export function reportsOf(
  { pages }: Pick<Overview, 'pages'>,
  { health, rendered, links, weights }: Checked,
  isChangeable: (name: string) => boolean,
): Report[] {
  const documents = [
    { name: siteName, title: 'Site settings', path: '' },
    ...pages.map((page) => ({ name: page.name, title: nameOf(page), path: page.path })),
  ];
  return documents
    .map(({ name, title, path }): Report => {
      const found = rendered.get(path);
      const findings = [
        ...problemFindings(name, health),
        ...(found === 'failed' ? [unseen(name)] : (found ?? []).map(renderedFinding(name))),
        ...links.flatMap((link) => linkFinding(name, link)),
        ...weightFindings(
          name,
          weights.find((weight) => path !== '' && weight.path === path),
        ),
      ].map((finding) => (isChangeable(name) ? finding : { ...finding, fixes: [] }));
      const order = (a: Finding, b: Finding) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind);
      return { name, title, path, findings: findings.sort(order) };
    })
    .sort((a, b) => urgency(a) - urgency(b) || b.findings.length - a.findings.length);
}

function urgency({ findings: [first] }: Report): number {
  return first ? kinds.indexOf(first.kind) : kinds.length;
}

function problemFindings(name: string, health: Health | undefined): Finding[] {
  if (!health) return [];
  const own = ({ file }: Problem) => file === name;
  const problems = health.problems.filter(own);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return [
    ...problems.map((problem) => ({
      ...findingOf(problem, problem.severity === 'error' ? 'mistake' : 'better'),
      // A file is saved only if it has no mistake left, so a fix is offered only if no other mistake remains.
      ...(errors > (problem.severity === 'error' ? 1 : 0) && { fixes: [] }),
    })),
    ...health.launch.filter(own).map((problem) => findingOf(problem, 'launch')),
  ];
}

function findingOf(problem: Problem, kind: Kind): Finding {
  const { file, path, message, suggestion, offers = [] } = problem;
  return {
    kind,
    message,
    ...(suggestion !== undefined && { hint: suggestion }),
    address: fieldAddress(file, path),
    tasks: offers.filter(isTask),
    fixes: offers
      .filter((offer) => !isTask(offer))
      .map(({ label, change, edits }) => ({
        label,
        make: ({ document, text }) => {
          if (!change) return text === undefined ? undefined : applyEdits(text, edits);
          return written(withValue(document, change.path, change.value));
        },
      })),
  };
}

const isTask = ({ publish, menuEntry }: Task) => publish !== undefined || menuEntry !== undefined;

function renderedFinding(name: string) {
  return ({ words, hint, text, path, where }: RenderedFinding): Finding => ({
    kind: 'seen',
    message: `${words} It is so ${listed(where)}${text ? `: “${text}”` : ''}${/[.!?]$/.test(text) && text ? '' : '.'}`,
    hint,
    address: fieldAddress(name, path),
    fixes: [],
  });
}

function unseen(name: string): Finding {
  return {
    kind: 'better',
    message: 'The page could not be looked at: it did not open.',
    hint: 'Try again, or open it as a visitor.',
    address: fieldAddress(name),
    fixes: [],
  };
}

const reasons: Record<NonNullable<LinkResult['reason']>, string> = {
  name: 'no site of this name was found',
  time: 'the site did not answer within ten seconds',
  certificate: 'its certificate is not valid, so browsers warn visitors',
  line: 'the site could not be reached',
};

function linkFinding(name: string, { url, places, result }: OuterLink): Finding[] {
  const [place, ...others] = places.filter(({ file }) => file === name).map(({ path }) => path);
  if (!place || !result || result.kind === 'there') return [];
  const { kind, message, hint } = linkWords(url, result);
  const { to } = result;
  const fix: Fix | undefined =
    to === undefined
      ? undefined
      : {
          label: `Use ${to}`,
          make: ({ document }) => withChangedLinks(document, [place, ...others], url, to),
        };
  const address = fieldAddress(name, place);
  return [{ kind, message, hint, address, outside: url, fixes: fix ? [fix] : [] }];
}

/** A document with the links at these places changed to `to`; undefined where one of them no longer leads to `from`. */
function withChangedLinks(
  document: unknown,
  places: readonly ValuePath[],
  from: string,
  to: string,
): DocumentOrText | undefined {
  const isThere = (place: ValuePath) => place.reduce(valueIn, document) === from;
  if (!places.every(isThere)) return undefined;
  return written(places.reduce((changed, place) => withValue(changed, place, to), document));
}

const valueIn = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;

function linkWords(
  url: string,
  { kind, status, reason }: LinkResult,
): { kind: Kind; message: string; hint: string } {
  const other = 'Lead to another address, or remove the link.';
  switch (kind) {
    case 'gone':
      return { kind: 'seen', message: `${url} is gone: visitors find nothing there.`, hint: other };
    case 'circle':
      return { kind: 'seen', message: `${url} leads on and on and arrives nowhere.`, hint: other };
    case 'private':
      return {
        kind: 'seen',
        message: `${url} leads into a network that visitors cannot reach. It was not opened.`,
        hint: other,
      };
    case 'silent':
      return {
        kind: 'seen',
        message: `${url} cannot be opened: ${reasons[reason ?? 'line']}.`,
        hint: 'It may be your own line, or only now. Open it yourself; if it stays so, lead to another address.',
      };
    case 'refused':
      return {
        kind: 'better',
        message: `The site of ${url} does not tell programs whether the page is there (${status}).`,
        hint: 'Open it yourself and look.',
      };
    case 'moved':
    case 'there':
      return {
        kind: 'better',
        message: `${url} has moved for good.`,
        hint: 'Visitors arrive all the same, until the old address ends.',
      };
    default:
      return kind satisfies never;
  }
}

function weightFindings(name: string, weight: PageWeight | undefined): Finding[] {
  if (!weight) return [];
  const { parts, total, pictures } = weight;
  const heavy: Finding[] = [];
  const address = fieldAddress(name);
  const most = parts
    .slice(0, 3)
    .map(({ words, bytes }) => `${words.toLowerCase()} ${kilobytes(bytes)}`)
    .join(', ');
  const over = parts.find(({ bytes, limit = Number.POSITIVE_INFINITY }) => bytes > limit);
  if (total.bytes > total.limit || over) {
    heavy.push({
      kind: 'better',
      message: over
        ? `${over.words} of this page weigh ${kilobytes(over.bytes)}, and ${kilobytes(over.limit ?? 0)} are good for a quick start.`
        : `The page weighs ${kilobytes(total.bytes)} before it is seen whole, and ${kilobytes(total.limit)} are good for a quick start.`,
      hint: `Most of it: ${most}. Fewer blocks, words or drawings make it lighter.`,
      address,
      fixes: [],
    });
  }
  if (pictures.bytes > pictures.limit) {
    heavy.push({
      kind: 'better',
      message: `The ${pictures.count} pictures of this page weigh ${kilobytes(pictures.bytes)} on a phone, and ${kilobytes(pictures.limit)} are good.`,
      hint: 'Show fewer of them, or put some on a page of their own.',
      address,
      fixes: [],
    });
  }
  return heavy;
}

function written(document: unknown): DocumentOrText | undefined {
  return isGroup(document) ? document : undefined;
}

function listed(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join();
}
