import { type Health, type Overview, type Problem, pageName, siteName } from '../api.ts';
import { fieldAddress } from '../fieldAddress.ts';
import { settingsIn, settingsTitle } from '../languages.ts';

/** The kinds of findings, the most important first. */
const kinds = ['error', 'launch', 'better'] as const;

/** `address` is where it can be fixed by hand. */
export type Finding = { kind: (typeof kinds)[number]; problem: Problem; address: string };

/** A document with its findings, the most important first. */
export type Report = { name: string; title: string; path: string; findings: Finding[] };

/** A report for every page and for the site settings, those with the most important findings first. */
export function reportsOf(
  { pages, languages = [] }: Pick<Overview, 'pages' | 'languages'>,
  health: Health | undefined,
): Report[] {
  const { problems = [], launch = [] } = health ?? {};
  const findingOf = (kind: Finding['kind']) => (problem: Problem) => {
    const { file, path } = problem.elsewhere ?? problem;
    return { kind, problem, address: fieldAddress(file, path) };
  };
  const isError = ({ severity }: Problem) => severity === 'error';
  const findings: Finding[] = [
    ...problems.filter(isError).map(findingOf('error')),
    ...launch.map(findingOf('launch')),
    ...problems.filter((problem) => !isError(problem)).map(findingOf('better')),
  ];
  const urgency = ({ findings: [first] }: Report) =>
    first ? kinds.indexOf(first.kind) : kinds.length;
  return [
    ...[siteName, ...languages.slice(1).map(({ folder }) => settingsIn(folder))].map((name) => ({
      ...{ name, title: settingsTitle(name), path: '' },
    })),
    ...pages.map((page) => ({ name: page.name, title: pageName(page), path: page.path })),
  ]
    .map((document) => ({
      ...document,
      findings: findings.filter(({ problem }) => problem.file === document.name),
    }))
    .sort((a, b) => urgency(a) - urgency(b) || b.findings.length - a.findings.length);
}
