import { isGroup } from '../../schema/browser.ts';
import { applyEdits } from '../../schema/diagnose/index.ts';
import {
  type DocumentOrText,
  type Health,
  nameOf,
  type Offer,
  type Overview,
  type Problem,
  type Source,
  siteName,
} from '../api.ts';
import { withValue } from '../changes/merge.ts';
import { fieldAddress } from '../fieldAddress.ts';

/** The kinds of findings, the most important first. */
const kinds = ['error', 'launch', 'better'] as const;
type Kind = (typeof kinds)[number];

export type Finding = {
  kind: Kind;
  message: string;
  hint?: string;
  /** The address in the editor where it can be fixed by hand. */
  address: string;
  offers: readonly Offer[];
};

/** A document with its findings, the most important first. */
export type Report = { name: string; title: string; path: string; findings: Finding[] };

/** A report for every page and for the site settings, those with the most important findings first. */
export function reportsOf(
  { pages }: Pick<Overview, 'pages'>,
  health: Health | undefined,
): Report[] {
  const documents = [
    { name: siteName, title: 'Site settings', path: '' },
    ...pages.map((page) => ({ name: page.name, title: nameOf(page), path: page.path })),
  ];
  return documents
    .map(({ name, title, path }): Report => {
      const findings = problemFindings(name, health);
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
      ...findingOf(problem, problem.severity === 'error' ? 'error' : 'better'),
      // A file with errors cannot be saved, so a fix is offered only if no other error remains.
      ...(errors > (problem.severity === 'error' ? 1 : 0) && { fixes: [] }),
    })),
    ...health.launch.filter(own).map((problem) => findingOf(problem, 'launch')),
  ];
}

function findingOf(problem: Problem, kind: Kind): Finding {
  const { message, suggestion, offers = [], elsewhere = problem } = problem;
  return {
    kind,
    message,
    ...(suggestion !== undefined && { hint: suggestion }),
    address: fieldAddress(elsewhere.file, elsewhere.path),
    tasks: offers.filter(isTask),
    fixes: offers
      // A contact is added where the open document can take its name.
      .filter((offer) => !isTask(offer) && (offer.change || offer.edits.length > 0))
      .map(({ label, change, edits }) => ({
        label,
        make: ({ document, text }) => {
          if (!change) return text === undefined ? undefined : applyEdits(text, edits);
          const changed = withValue(document, change.path, change.value);
          return isGroup(changed) ? changed : undefined;
        },
      })),
  };
}

const isTask = ({ publish, menuEntry }: Task) => publish !== undefined || menuEntry !== undefined;
