import { styled } from 'styled-components';
import { applyEdits } from '../../schema/diagnose/index.ts';
import type { GoodState, Overview } from '../api.ts';
import { LastGood } from '../compare/LastGood.tsx';
import { countsOf, errorsIn } from '../document/counts.ts';
import { useChecked, useOpenSite } from '../document/SiteContext.ts';
import { useTask } from '../document/useTask.ts';
import { Button, Muted, OfferButton, Row, Stack } from '../ui/controls.ts';
import { ProblemList } from '../ui/ProblemList.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { DocumentHeader } from './EditorHeader.tsx';

const Page = styled.div`
  display: grid;
  grid-template: 'header' auto 'main' minmax(0, 1fr) / minmax(0, 1fr);
  height: 100dvh;
`;

const Halves = styled.main`
  display: grid;
  grid-area: main;
  grid-template-columns: minmax(0, 1fr) minmax(20rem, 42%);
  min-height: 0;

  @media (max-width: 56rem) {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: max-content;
    overflow: auto;

    & > aside { border-top: 1px solid var(--editor-line); border-left: 0; }
  }
`;

const What = styled(Stack)`
  align-content: start;
  padding: 1.25rem;
  overflow: auto;
  background: var(--editor-panel);
`;

type Props = { name: string; text: string; overview: Overview };

/** A file that no form can show: its errors with their fixes, and its last good version. */
export function BrokenFile({ name, text, overview }: Props) {
  const { copy, change } = useOpenSite();
  const isChecked = useChecked()?.isCurrent === true;
  const { run, isRunning, refused, again } = useTask();
  const problems = overview.problems.filter(({ file }) => file === name);
  const write = (next: string) => copy.apply(new Map([[name, next]]));
  const restore = ({ text: good }: GoodState) => write(good);
  return (
    <Page>
      <DocumentHeader name={name} title={name} />
      <Halves aria-label="The file">
        <What as="section" aria-label="What is wrong">
          <RefusedNote refused={refused} again={again} />
          <Muted>
            {errorsIn(problems) > 0
              ? `This file cannot be shown as a form until its errors are fixed. Fix them here, use the last good version, or change ${name} in a text editor.`
              : `Part of this file cannot be shown in a form. Use the last good version, or change ${name} in a text editor.`}{' '}
            This page updates when the file changes.
          </Muted>
          {problems.length > 0 && <h2>{countsOf(problems)}</h2>}
          <Row>
            <Button
              data-main=""
              disabled={!isChecked || isRunning}
              onClick={() => run(async (signal) => void (await change('fix', { name }, signal)))}
            >
              Fix what can be fixed
            </Button>
          </Row>
          <ProblemList
            problems={problems}
            before={({ line }) => `Line ${line}`}
            after={({ offers = [] }) =>
              offers
                .filter(({ edits }) => edits.length > 0)
                .map(({ label, edits }) => (
                  <OfferButton
                    key={label}
                    disabled={!isChecked}
                    onClick={() => write(applyEdits(text, edits))}
                  >
                    {label}
                  </OfferButton>
                ))
            }
          />
        </What>
        <LastGood name={name} text={text} use={restore} />
      </Halves>
    </Page>
  );
}
