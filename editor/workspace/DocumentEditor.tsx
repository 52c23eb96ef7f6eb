import type { ReactNode } from 'react';
import { type Overview, siteName } from '../api.ts';
import { useCopy, useOpenSite } from '../document/SiteContext.ts';
import { usePreviewSite } from '../document/usePreviewSite.ts';
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
  const site = usePreviewSite(name);
  if (edited === undefined) {
    return (
      <NotShown title={`${name} does not exist`}>
        The page was deleted or its file was renamed.
      </NotShown>
    );
  }
  if (file?.problem !== undefined) {
    return <NotShown title={`${name} cannot be read`}>{file.problem}</NotShown>;
  }
  if (typeof edited === 'string') {
    return <BrokenFile name={name} text={edited} overview={overview} />;
  }
  if (!site) {
    return (
      <NotShown
        link={
          <ButtonLink data-main="" href={`#${siteName}`}>
            Open the site settings
          </ButtonLink>
        }
      >
        The site settings have errors, so no page can be shown. Fix the errors first.
      </NotShown>
    );
  }
  const failed = (
    <NotShown title={`${name} could not be shown`}>
      Something went wrong in the editor. The file is unchanged, and your changes are kept.
    </NotShown>
  );
  return (
    <ErrorBoundary fallback={failed}>
      <Workspace name={name} site={site} overview={overview} />
    </ErrorBoundary>
  );
}

type NotShownProps = { title?: string; link?: ReactNode; children: ReactNode };

/** Why the document is not shown, and where to go from here. */
function NotShown({ title, link, children }: NotShownProps) {
  return (
    <Message>
      <MessageText role="alert">
        {title && <h1>{title}</h1>}
        <Muted>{children}</Muted>
        <Row>
          {link}
          <ButtonLink href="#">All pages</ButtonLink>
        </Row>
      </MessageText>
    </Message>
  );
}
