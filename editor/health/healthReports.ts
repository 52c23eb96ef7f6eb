import { type Health, nameOf, type Offer, type Overview, type Problem, siteName } from '../api.ts';
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
  return [
    ...problems.map((problem) =>
      findingOf(problem, problem.severity === 'error' ? 'error' : 'better'),
    ),
    ...health.launch.filter(own).map((problem) => findingOf(problem, 'launch')),
  ];
}

function findingOf(problem: Problem, kind: Kind): Finding {
  const { message, suggestion, offers = [], elsewhere = problem } = problem;
  return {
    ...{ kind, message, offers },
    ...(suggestion !== undefined && { hint: suggestion }),
    address: fieldAddress(elsewhere.file, elsewhere.path),
  };
}
