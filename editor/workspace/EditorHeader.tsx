import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { factsOf, fillFacts } from '../../schema/browser.ts';
import { valueAt } from '../../schema/inspect.ts';
import { VersionsDialog } from '../compare/VersionsDialog.tsx';
import { countsOf, errorsIn } from '../document/counts.ts';
import { useDocument, useOpenDocument } from '../document/OpenDocument.ts';
import { useOpenSite } from '../document/SiteContext.ts';
import { isSettings, settingsTitle } from '../languages.ts';
import { HowToPublish } from '../publishing/HowToPublish.tsx';
import { SiteActions } from '../publishing/SiteActions.tsx';
import { Button, ButtonLink, Row } from '../ui/controls.ts';
import { Modal } from '../ui/Modal.tsx';
import { ProblemList } from '../ui/ProblemList.tsx';
import { useDialog } from '../ui/useDialog.ts';
import { useGoTo, useGoToAddress } from './goTo.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

const Bar = styled(Row)`
  grid-area: header;
  gap: 0.6rem 1rem;
  padding: 0.6rem 1rem;
  border-bottom: 1px solid var(--editor-rule);
  background: var(--editor-panel);

  & h1 {
    overflow: hidden;
    flex: 1 1 4rem;
    font-size: 1.05rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* All buttons and the title fit in one line of 1,280 pixels: wrapping at the first edit would move the page. */
  & > div { gap: 0.4rem; }
  & button, & a { box-sizing: border-box; padding: 0 0.7rem; }
  & [role='status'] { white-space: nowrap; }

  /* In a narrow window they have a separate line, so that the first edit does not add or remove one. */
  @media (max-width: 74.8rem) {
    gap: 0.4rem 0.75rem;
    & > div { flex: 1 1 100%; gap: 0.3rem; }
    & button, & a { padding: 0 0.5rem; font-size: 0.9rem; }
  }
`;

type HeaderProps = { name: string; title: string; problems?: ReactNode; children?: ReactNode };

/** The header of a document: a link to all pages, its versions, and the actions for the whole site. */
export function DocumentHeader({ name, title, problems, children }: HeaderProps) {
  const { copy } = useOpenSite();
  const { dialog, open } = useDialog();
  const restore = ({ text }: { text: string }) => copy.apply(new Map([[name, text]]));
  return (
    <Bar as="header" aria-label="Editor">
      <ButtonLink href="#">All pages</ButtonLink>
      <h1>{title}</h1>
      {problems}
      <Row>
        {children}
        <Button
          onClick={() =>
            open((close) => <VersionsDialog name={name} onClose={close} restore={restore} />)
          }
        >
          Versions
        </Button>
        <SiteActions name={name} />
        <HowToPublish />
      </Row>
      {dialog}
    </Bar>
  );
}

/** The header of a document in a form: also the theme and its errors, with links to their fields. */
export function EditorHeader() {
  const { name, site, theme, setTheme, problems } = useOpenDocument();
  useGoToAddress();
  const goTo = useGoTo();
  const [isListed, setIsListed] = useState(false);
  const title = String(valueAt(useDocument(), ['title']) ?? '');
  return (
    <DocumentHeader
      name={name}
      title={isSettings(name) ? settingsTitle(name) : fillFacts(title, factsOf(site))}
      problems={
        // Next to the title, so that the other buttons stay where they are when it appears.
        problems.length > 0 && (
          <Button
            data-danger={errorsIn(problems) > 0 ? '' : undefined}
            onClick={() => setIsListed(true)}
          >
            {countsOf(problems)}
          </Button>
        )
      }
    >
      <LanguageMenu />
      <Button
        aria-pressed={theme === 'dark'}
        onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
      >
        Dark
      </Button>
      {isListed && (
        <Modal title="Errors and warnings" onClose={() => setIsListed(false)}>
          <ProblemList
            problems={problems}
            onChoose={({ path }) => {
              setIsListed(false);
              goTo(path);
            }}
          />
        </Modal>
      )}
    </DocumentHeader>
  );
}
