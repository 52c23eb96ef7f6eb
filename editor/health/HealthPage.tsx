import { styled } from 'styled-components';
import { amount } from '../../schema/diagnose/index.ts';
import type { Offer, Overview } from '../api.ts';
import { useOpenSite, useSiteAnswer } from '../document/SiteContext.ts';
import { fieldAddress } from '../fieldAddress.ts';
import { SiteActions } from '../publishing/SiteActions.tsx';
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
import { useAnnounce } from '../ui/Notice.tsx';
import { ProblemBox } from '../ui/ProblemText.tsx';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { type Finding, type Report, reportsOf } from './healthReports.ts';
import { useOffers } from './offerDialogs.tsx';

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
  const { ask } = useOpenSite();
  const { answer: health, refused, again } = useSiteAnswer((signal) => ask('health', {}, signal));
  const { dialog, isUsable, follow } = useOffers(overview.site);
  const announce = useAnnounce();

  const reports = reportsOf(overview, health);
  const withFindings = reports.filter(({ findings }) => findings.length > 0);
  const withoutFindings = reports.filter(({ findings }) => findings.length === 0);
  const count = withFindings.reduce((sum, { findings }) => sum + findings.length, 0);

  const use = ({ name, title }: Report, offer: Offer) => {
    if (follow(name, offer)) announce(`“${title}” changed. Nothing is saved yet.`, 'Undo');
  };

  const hasErrors = health?.problems.some(({ severity }) => severity === 'error') ?? false;
  return (
    <EditorMain>
      <Ends>
        <h1>Health</h1>
        <Row>
          <SiteActions />
          <ButtonLink href="#">All pages</ButtonLink>
        </Row>
      </Ends>
      <RefusedNote refused={refused} again={again} />
      <Muted role="status">
        {health && summary(count, withFindings.length, reports.length)}
        {!health && !refused && 'Reading …'}
        {hasErrors && ' Fix all errors to see content that isn’t ready to go live.'}
      </Muted>
      <LinkCheckNote time={health?.linksChecked} />
      {withFindings.map((report) => (
        <ReportCard
          key={report.name}
          report={report}
          isUsable={(offer) => isUsable(report.name, offer)}
          onUse={(offer) => use(report, offer)}
        />
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

/** When links to other sites were checked, and how to do it. */
function LinkCheckNote({ time }: { time: string | undefined }) {
  return (
    <Stack as="section" aria-label="Links to other sites">
      <h2>Links to other sites</h2>
      <Muted>
        “npm run validate -- --links” opens each one and checks that its page exists. The results
        are in the lists below.
      </Muted>
      <Muted>
        {time === undefined
          ? 'Not checked yet.'
          : `Last checked: ${new Date(time).toLocaleString()}.`}
      </Muted>
    </Stack>
  );
}

type CardProps = {
  report: Report;
  isUsable: (offer: Offer) => boolean;
  onUse: (offer: Offer) => void;
};

/** The findings of a document, with their fixes. */
function ReportCard({ report: { title, path, findings }, isUsable, onUse }: CardProps) {
  return (
    <Stack as="section" aria-label={title}>
      <Ends>
        <h2>{title}</h2>
        <Muted as="span">{path}</Muted>
      </Ends>
      <List>
        {findings.map(({ kind, problem, address }, index) => (
          <ProblemBox as="li" data-severity={kind} key={`${index} ${problem.message}`}>
            <strong>{kindWords[kind]}</strong>
            <div>{problem.message}</div>
            {problem.suggestion && <small>{problem.suggestion}</small>}
            <Row>
              {problem.offers?.filter(isUsable).map((offer) => (
                <OfferButton key={offer.label} onClick={() => onUse(offer)}>
                  {offer.label}
                </OfferButton>
              ))}
              <Go href={address} aria-label={`Go there: ${title}, ${problem.message}`}>
                Go there
              </Go>
            </Row>
          </ProblemBox>
        ))}
      </List>
    </Stack>
  );
}

function summary(count: number, withFindings: number, all: number): string {
  if (count === 0) return 'No issues found in the text.';
  return `${amount(count, 'thing')} to check, in ${withFindings} of ${amount(all, 'document')}.`;
}
