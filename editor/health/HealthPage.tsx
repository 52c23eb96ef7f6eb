import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { amount } from '../../schema/diagnose/index.ts';
import type { Health, Overview, PageEntry } from '../api.ts';
import { ask, Refused } from '../document/ask.ts';
import { isInBrowser } from '../document/drafts.ts';
import { useTask } from '../document/useTask.ts';
import { fieldAddress } from '../fieldAddress.ts';
import { healthName } from '../pages/PageList.tsx';
import { AddToMenu, PublishPages } from '../pages/pageDialogs.tsx';
import { Button, ButtonLink, Muted, OfferButton, Row } from '../ui/controls.ts';
import { EditorMain } from '../ui/EditorMain.ts';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { TaskDialog } from '../ui/TaskDialog.tsx';
import { useDialog } from '../ui/useDialog.ts';
import { type Finding, type Fix, type Report, reportsOf, type Task } from './healthReports.ts';
import { lookAtPage, type RenderedFinding } from './renderedPage.ts';
import { type Check, useCheck } from './useCheck.ts';

const Page = styled(EditorMain)`
  & h2 { margin: 0; font-size: 1rem; line-height: 1.3; overflow-wrap: anywhere; }
  & h3 { margin: 0; font-size: 0.875rem; }
`;

const Bar = styled(Row)`
  justify-content: space-between;
`;

const Checks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: 1rem;
`;

const Card = styled.section`
  display: grid;
  gap: 0.6rem;
  align-content: start;
  padding: 1rem;
  border: 1px solid var(--editor-rule);
  border-radius: 8px;
  background: var(--editor-panel);
`;

const Findings = styled.ul`
  display: grid;
  gap: 0.6rem;
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    display: grid;
    gap: 0.25rem;
    padding: 0.5rem 0.75rem;
    border-left: 3px solid var(--editor-warning);
    border-radius: 2px;
    background: var(--editor-warning-back);
    overflow-wrap: anywhere;
  }
  & li[data-kind='error'] { border-color: var(--editor-error); background: var(--editor-error-back); }
  & li > strong { font-size: 0.85rem; }
  & a { color: var(--editor-blue); }
`;

const Go = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--editor-control);
  margin-right: 0.75rem;
  color: var(--editor-blue);
  font-weight: 600;

  &:focus-visible { outline: 3px solid var(--editor-blue); outline-offset: 2px; }
`;

const Passed = styled.ul`
  margin: 0;
  padding-left: 1.25rem;
`;

const kindWords: Record<Finding['kind'], string> = {
  error: 'Error',
  seen: 'Visitors notice this',
  launch: 'Before the site goes live',
  better: 'Could be better',
};

type Props = {
  overview: Overview;
  /** The name of the one document to show and check at once; all if omitted. */
  only: string | undefined;
};

/** Lists each page with its errors and possible improvements, and their fixes. */
export function HealthPage({ overview, only }: Props) {
  const [health, setHealth] = useState<Health>();
  const [rendered, setRendered] = useState<
    ReadonlyMap<string, readonly RenderedFinding[] | 'failed'>
  >(new Map());
  const { dialog, open } = useDialog();
  const [done, setDone] = useState('');
  const reading = useTask();
  const looking = useCheck();

  const refresh = useCallback(async (signal: AbortSignal) => {
    setHealth(await ask('health', {}, signal));
  }, []);
  const pages = overview.pages.filter(({ name }) => only === undefined || name === only);
  const look = (wanted: readonly PageEntry[]) =>
    looking.start(
      wanted.filter(({ path }) => path !== ''),
      ({ title }) => title,
      async ({ path }, signal) => {
        const found = await lookAtPage(path, signal).catch((error) => {
          console.error(error);
          return 'failed' as const;
        });
        if (!signal.aborted) setRendered((before) => new Map(before).set(path, found));
      },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page opens
  useEffect(() => {
    reading.run(refresh);
    if (only !== undefined) void look(pages);
    // A page may have been changed in another tab.
    const again = () => void reading.run(refresh);
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, []);

  const isChangeable = (name: string) =>
    !overview.drafted.includes(name) && !isInBrowser(overview.id, name);
  const checked = { rendered, ...(health && { health }) };
  const reports = reportsOf(overview, checked, isChangeable).filter(
    ({ name }) => only === undefined || name === only,
  );
  const withFindings = reports.filter(({ findings }) => findings.length > 0);
  const withoutFindings = reports.filter(({ findings }) => findings.length === 0);
  const count = withFindings.reduce((sum, { findings }) => sum + findings.length, 0);

  const fix = (report: Report, { label, make }: Fix) =>
    open((close) => (
      <ChangeDialog
        report={report}
        label={label}
        make={make}
        hash={health?.hashes[report.name]}
        onClose={close}
        onDone={() =>
          reading.run(async (signal) => {
            close();
            // The results for the old page are removed.
            setRendered((before) => new Map([...before].filter(([path]) => path !== report.path)));
            await refresh(signal);
            setDone(
              `${report.title} is changed and saved. What it was before is under its versions. `,
            );
          })
        }
      />
    ));

  const begin = ({ publish, menuEntry }: Task) => {
    const end = (close: () => void) => (changed: readonly string[]) =>
      reading.run(async (signal) => {
        close();
        await refresh(signal);
        setDone(
          changed.length > 0
            ? 'It is changed and saved. '
            : 'Nothing changed: this was done already. ',
        );
      });
    const { site } = overview;
    if (publish) {
      open((close) => <PublishPages pages={publish} onClose={close} onDone={end(close)} />);
    } else if (menuEntry && site) {
      open((close) => (
        <AddToMenu page={menuEntry} site={site} onClose={close} onDone={end(close)} />
      ));
    }
  };

  const hasErrors = health?.problems.some(({ severity }) => severity === 'error') ?? false;
  return (
    <Page>
      <Bar>
        <h1>{only === undefined ? 'Health' : `Health of ${pages[0]?.title ?? only}`}</h1>
        <Row>
          {only !== undefined && (
            <ButtonLink href={`#${healthName}`}>Health of all pages</ButtonLink>
          )}
          <ButtonLink href="#">All pages</ButtonLink>
        </Row>
      </Bar>
      <RefusedNote refused={reading.refused} again={reading.again} />
      <Muted role="status">
        {done}
        {health && summary(count, withFindings.length, reports.length)}
        {!health && !reading.refused && 'Reading …'}
        {hasErrors && ' Fix all errors to see content that isn’t ready to go live.'}
      </Muted>
      <Checks>
        <CheckCard
          title="As visitors see it"
          about="Checks every page in both themes and on a phone: contrast, width, and screen readers."
          action={only === undefined ? 'Look at all pages' : 'Look at the page'}
          state={rendered.size > 0 ? `${amount(rendered.size, 'page')} looked at.` : ''}
          check={looking}
          onStart={() => void look(pages)}
        />
        <Card aria-label="Links to other sites">
          <h2>Links to other sites</h2>
          <Muted>
            “npm run validate -- --links” opens each one and checks that its page exists. The
            results are in the lists below.
          </Muted>
          <Muted>
            {health?.linksChecked === undefined
              ? 'Not checked yet.'
              : `Last checked: ${new Date(health.linksChecked).toLocaleString()}.`}
          </Muted>
        </Card>
      </Checks>
      {withFindings.map((report) => (
        <Card key={report.name} aria-label={report.title}>
          <Bar>
            <h2>{report.title}</h2>
            <Muted as="span">{report.path}</Muted>
          </Bar>
          {!isChangeable(report.name) && (
            <Muted>It has changes that are not saved. Open it to fix it.</Muted>
          )}
          <Findings>
            {report.findings.map((finding, index) => (
              <FindingItem
                key={`${index} ${finding.message}`}
                finding={finding}
                onFix={(chosen) => fix(report, chosen)}
                onTask={begin}
              />
            ))}
          </Findings>
        </Card>
      ))}
      {health && withoutFindings.length > 0 && (
        <Card aria-label="Nothing to do">
          <h2>Nothing to do</h2>
          <Passed>
            {withoutFindings.map(({ name, title }) => (
              <li key={name}>
                <Go href={fieldAddress(name)}>{title}</Go>
              </li>
            ))}
          </Passed>
        </Card>
      )}
      {dialog}
    </Page>
  );
}

function summary(count: number, withFindings: number, all: number): string {
  if (count === 0) return 'No issues found in the text.';
  return `${amount(count, 'thing')} to look at, in ${withFindings} of ${amount(all, 'document')}.`;
}

type CardProps = {
  title: string;
  about: string;
  action: string;
  state: string;
  check: Pick<Check, 'progress' | 'refused'> & { stop?: () => void };
  isPossible?: boolean;
  onStart: () => void;
};

/** A check with its start and stop buttons, and its progress. */
function CheckCard({ title, about, action, state, check, isPossible = true, onStart }: CardProps) {
  const { progress, refused, stop } = check;
  return (
    <Card aria-label={title}>
      <h2>{title}</h2>
      <Muted>{about}</Muted>
      <Row>
        {progress !== undefined && stop ? (
          <Button onClick={stop}>Stop</Button>
        ) : (
          <Button disabled={!isPossible || progress !== undefined} onClick={onStart}>
            {action}
          </Button>
        )}
      </Row>
      <Muted role="status">{progress ?? state}</Muted>
      <RefusedNote refused={refused} />
    </Card>
  );
}

type ItemProps = {
  finding: Finding;
  onFix: (fix: Fix) => void;
  onTask: (task: Task) => void;
};

function FindingItem({ finding, onFix, onTask }: ItemProps) {
  const { kind, message, hint, address, fixes, tasks = [] } = finding;
  return (
    <li data-kind={kind}>
      <strong>{kindWords[kind]}</strong>
      <span>{message}</span>
      {hint && <Muted as="span">{hint}</Muted>}
      <Row>
        {fixes.map((fix) => (
          <OfferButton key={fix.label} onClick={() => onFix(fix)}>
            {fix.label}
          </OfferButton>
        ))}
        {tasks.map((task) => (
          <OfferButton key={task.label} onClick={() => onTask(task)}>
            {task.label}
          </OfferButton>
        ))}
        <Go href={address}>Go there</Go>
      </Row>
    </li>
  );
}

type ChangeProps = {
  report: Report;
  label: string;
  make: Fix['make'];
  /** The hash of the file for which the change was found. */
  hash: string | undefined;
  onClose: () => void;
  onDone: () => void;
};

/** Confirms a change that is saved to a document that is not open. */
function ChangeDialog({
  report: { name, title },
  label,
  make,
  hash,
  onClose,
  onDone,
}: ChangeProps) {
  return (
    <TaskDialog
      title={label}
      action="Change and save"
      onClose={onClose}
      work={async (signal) => {
        const source = await ask('source', { name }, signal);
        const changed = source.hash === hash ? make(source) : undefined;
        if (changed === undefined) {
          throw new Refused(
            `${title} has changed since this list was read. Reload the list and try again.`,
          );
        }
        const tab = crypto.randomUUID();
        await ask('save', { name, hash: source.hash, document: changed, tab });
        onDone();
      }}
    >
      <Muted>
        This changes one field of {title} and saves it. You can restore the old version. Nothing is
        published.
      </Muted>
    </TaskDialog>
  );
}
