import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { amount } from '../../schema/diagnose/index.ts';
import type { Overview } from '../api.ts';
import { ask, Refused } from '../document/ask.ts';
import { isInBrowser } from '../document/drafts.ts';
import { useAnswer } from '../document/useAnswer.ts';
import { fieldAddress } from '../fieldAddress.ts';
import {
  ButtonLink,
  EditorMain,
  Ends,
  List,
  Muted,
  OfferButton,
  Row,
  Stack,
} from '../ui/controls.ts';
import { ProblemBox } from '../ui/ProblemText.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { TaskDialog } from '../ui/TaskDialog.tsx';
import { useDialog } from '../ui/useDialog.ts';
import { type Finding, type Fix, type Report, reportsOf, type Task } from './healthReports.ts';
import { AddToMenu, PublishPages } from './offerDialogs.tsx';

const Go = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--editor-control);
  font-weight: 600;
`;

const kindWords: Record<Finding['kind'], string> = {
  error: 'Error',
  launch: 'Before the site goes live',
  better: 'Could be better',
};

/** Lists each page with its errors and possible improvements, and their fixes. */
export function HealthPage({ overview }: { overview: Overview }) {
  const { answer: health, refused, again } = useAnswer('', (signal) => ask('health', {}, signal));
  const { dialog, open } = useDialog();
  const [done, setDone] = useState('');
  useEffect(() => {
    // A page may have been changed in another tab.
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, [again]);

  const isChangeable = (name: string) =>
    !overview.drafted.includes(name) && !isInBrowser(overview.id, name);
  const reports = reportsOf(overview, health, isChangeable);
  const withFindings = reports.filter(({ findings }) => findings.length > 0);
  const withoutFindings = reports.filter(({ findings }) => findings.length === 0);
  const count = withFindings.reduce((sum, { findings }) => sum + findings.length, 0);

  const finish = async (close: () => void, words: string) => {
    close();
    await again();
    setDone(words);
  };
  const fix = ({ name, title }: Report, { label, make }: Fix) => {
    const hash = health?.hashes[name];
    const change = async (signal: AbortSignal) => {
      const source = await ask('source', { name }, signal);
      const document = source.hash === hash ? make(source) : undefined;
      if (document === undefined) {
        throw new Refused(
          `${title} has changed since this list was read. Reload the list and try again.`,
        );
      }
      await ask('save', { name, hash: source.hash, document, tab: crypto.randomUUID() });
    };
    open((close) => (
      <TaskDialog
        title={label}
        action="Change and save"
        onClose={close}
        work={async (signal) => {
          await change(signal);
          const words = `${title} changed and saved. The previous version is under its Versions. `;
          await finish(close, words);
        }}
      >
        <Muted>
          This changes one field in {title} and saves it. You can restore the old version. Nothing
          is published.
        </Muted>
      </TaskDialog>
    ));
  };
  const begin = ({ publish, menuEntry }: Task) =>
    open((close) => {
      const onDone = (changed: readonly string[]) =>
        finish(
          close,
          changed.length > 0 ? 'Changed and saved. ' : 'No changes: this was already done. ',
        );
      if (publish) return <PublishPages pages={publish} onClose={close} onDone={onDone} />;
      if (!menuEntry || !overview.site) return null;
      return <AddToMenu page={menuEntry} site={overview.site} onClose={close} onDone={onDone} />;
    });

  const hasErrors = health?.problems.some(({ severity }) => severity === 'error') ?? false;
  return (
    <EditorMain>
      <Ends>
        <h1>Health</h1>
        <ButtonLink href="#">All pages</ButtonLink>
      </Ends>
      <RefusedNote refused={refused} again={again} />
      <Muted role="status">
        {done}
        {health && summary(count, withFindings.length, reports.length)}
        {!health && !refused && 'Reading …'}
        {hasErrors && ' Fix all errors to see content that isn’t ready to go live.'}
      </Muted>
      <Stack as="section" aria-label="Links to other sites">
        <h2>Links to other sites</h2>
        <Muted>
          “npm run validate -- --links” opens each one and checks that its page exists. The results
          are in the lists below.
        </Muted>
        <Muted>
          {health?.linksChecked === undefined
            ? 'Not checked yet.'
            : `Last checked: ${new Date(health.linksChecked).toLocaleString()}.`}
        </Muted>
      </Stack>
      {withFindings.map((report) => (
        <Stack as="section" key={report.name} aria-label={report.title}>
          <Ends>
            <h2>{report.title}</h2>
            <Muted as="span">{report.path}</Muted>
          </Ends>
          {!isChangeable(report.name) && (
            <Muted>It has unsaved changes. Open it to fix this.</Muted>
          )}
          <List>
            {report.findings.map(({ kind, message, hint, address, fixes, tasks = [] }, index) => (
              <ProblemBox as="li" data-severity={kind} key={`${index} ${message}`}>
                <strong>{kindWords[kind]}</strong>
                <div>{message}</div>
                {hint && <small>{hint}</small>}
                <Row>
                  {fixes.map((one) => (
                    <OfferButton key={one.label} onClick={() => fix(report, one)}>
                      {one.label}
                    </OfferButton>
                  ))}
                  {tasks.map((task) => (
                    <OfferButton key={task.label} onClick={() => begin(task)}>
                      {task.label}
                    </OfferButton>
                  ))}
                  <Go href={address}>Go there</Go>
                </Row>
              </ProblemBox>
            ))}
          </List>
        </Stack>
      ))}
      {health && withoutFindings.length > 0 && (
        <Stack as="section" aria-label="Nothing to do">
          <h2>Nothing to do</h2>
          <ul>
            {withoutFindings.map(({ name, title }) => (
              <li key={name}>
                <Go href={fieldAddress(name)}>{title}</Go>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {dialog}
    </EditorMain>
  );
}

function summary(count: number, withFindings: number, all: number): string {
  if (count === 0) return 'No issues found in the text.';
  return `${amount(count, 'thing')} to check, in ${withFindings} of ${amount(all, 'document')}.`;
}
