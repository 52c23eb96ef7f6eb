import type { Overview } from '../api.ts';
import { siteName } from '../api.ts';
import { useCopy, useOpenSite } from '../document/SiteContext.ts';
import { useShownSite } from '../document/useShownSite.ts';
import { ButtonLink, Message, MessageText, Muted, Row } from '../ui/controls.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { BrokenFile } from './BrokenFile.tsx';
import { Workspace } from './Workspace.tsx';

type Props = { name: string; overview: Overview };

/** A document of the working copy: as a form, or with its errors if no form can show it. */
export default function DocumentEditor({ name, overview }: Props) {
  const { copy } = useOpenSite();
  const edited = useCopy(() => copy.edited(name));
  const file = useCopy(({ base }) => base.documents.get(name));
  const site = useShownSite();
  if (edited === undefined) {
    return (
      <Message>
        <MessageText role="alert">
          <h1>{name} does not exist</h1>
          <Muted>The page was deleted or its file was renamed.</Muted>
          {back}
        </MessageText>
      </Message>
    );
  }
  if (file?.problem !== undefined) {
    return (
      <Message>
        <MessageText role="alert">
          <h1>{name} cannot be read</h1>
          <Muted>{file.problem}</Muted>
          {back}
        </MessageText>
      </Message>
    );
  }
  if (typeof edited === 'string') {
    return <BrokenFile name={name} text={edited} overview={overview} />;
  }
  if (!site) {
    return (
      <Message>
        <MessageText role="alert">
          <Muted>
            The site settings have errors, so no page can be shown. Fix the errors first.
          </Muted>
          <Row>
            <ButtonLink data-main="" href={`#${siteName}`}>
              Open the site settings
            </ButtonLink>
            {back}
          </Row>
        </MessageText>
      </Message>
    );
  }
  const failed = (
    <Message>
      <MessageText role="alert">
        <h1>{name} could not be shown</h1>
        <Muted>
          Something went wrong in the editor. The file is unchanged, and your changes are kept.
        </Muted>
        {back}
      </MessageText>
    </Message>
  );
  return (
    <ErrorBoundary fallback={failed}>
      <Workspace name={name} site={site} overview={overview} />
    </ErrorBoundary>
  );
}

const back = <ButtonLink href="#">All pages</ButtonLink>;
