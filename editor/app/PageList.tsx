import { type ReactNode, useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { notFoundPath } from '../../schema/browser.ts';
import { amount } from '../../schema/diagnose/index.ts';
import { nameOf, type Overview, type PageEntry, siteName } from '../api.ts';
import { ask } from '../document/ask.ts';
import { isInBrowser } from '../document/drafts.ts';
import { useTask } from '../document/useTask.ts';
import { Button, ButtonLink, Muted, Row, Stack, TextInput } from '../ui/controls.ts';
import { EditorMain } from '../ui/EditorMain.ts';
import { useDialog } from '../ui/useDialog.ts';
import { PublishButton } from './PublishButton.tsx';
import { CreatePage, DeletePage, MovePage } from './pageDialogs.tsx';
import { RefusedNote } from './RefusedNote.tsx';

const Bar = styled(Row)`
  justify-content: space-between;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--line);
  border-radius: 14px;
  background: #fff;
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: center;
  padding: 0.35rem 0.75rem 0.35rem 0;
  /* Rows out of view cost nothing, so that a thousand pages filter at once. */
  content-visibility: auto;
  contain-intrinsic-size: auto 4rem;

  & + & { border-top: 1px solid var(--line); }
`;

/** A page and its marks, which wrap below its title where there is no room beside it. */
const Named = styled.div`
  display: flex;
  flex: 1 1 18rem;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: center;
  min-width: 0;
`;

const Marks = styled(Row)`
  gap: 0.25rem 0.5rem;
  padding: 0 1rem 0.25rem;

  &:empty { display: none; }
`;

const Open = styled.a`
  display: grid;
  flex: 1 1 16rem;
  min-width: 0;
  padding: 0.5rem 1rem;
  border-radius: 10px;
  color: inherit;
  text-decoration: none;

  & strong { text-decoration: underline transparent; }
  &:hover strong { text-decoration-color: currentColor; }
  &:focus-visible { outline: 3px solid var(--editor-blue); outline-offset: -2px; }
  & small { color: var(--editor-muted); font-size: 0.9rem; }
`;

const Mark = styled.span`
  padding: 0.1rem 0.6rem;
  border-radius: 99px;
  background: var(--editor-warning-back);
  color: var(--editor-warning);
  font-size: 0.85rem;
  font-weight: 600;
  white-space: nowrap;

  &[data-severity='error'] { background: var(--editor-error-back); color: var(--editor-error); }
  &[data-unpublished] { background: var(--editor-hover); color: var(--editor-ink); border: 1px dashed currentColor; }
  &[data-draft] { background: var(--editor-chosen); color: var(--editor-blue); }
`;

/** In the address, in place of a document's name, which ends in ".json". */
export const picturesName = 'pictures';
export const healthName = 'health';

type Props = { overview: Overview; onChanged: () => Promise<void> };

/** The list of all pages, with the number of mistakes in each. */
export function PageList({ overview, onChanged }: Props) {
  const [search, setSearch] = useState('');
  const { dialog, open } = useDialog();
  const { run, refused, again, isRunning } = useTask();
  const filter = useDeferredValue(search.trim().toLowerCase());
  const { pages, site } = overview;
  const shown = pages.filter(({ path, title, name, short = '' }) =>
    `${path} ${title} ${name} ${short}`.toLowerCase().includes(filter),
  );
  const isDrafted = (name: string) =>
    overview.drafted.includes(name) || isInBrowser(overview.id, name);
  const create = (copyOf?: PageEntry) =>
    open((close) => (
      <CreatePage copyOf={copyOf} pages={pages} language={site?.language} onClose={close} />
    ));
  const change = (Dialog: typeof MovePage | typeof DeletePage, page: PageEntry) =>
    open((close) => {
      const done = () => {
        close();
        void run(onChanged);
      };
      return <Dialog page={page} pages={pages} onClose={close} onDone={done} />;
    });

  return (
    <EditorMain>
      <Bar>
        <h1>Pages</h1>
        <Row>
          <ButtonLink href={`#${siteName}`}>
            Site settings{isDrafted(siteName) ? ' (not saved)' : ''}
          </ButtonLink>
          <ButtonLink href={`#${picturesName}`}>Pictures</ButtonLink>
          <ButtonLink href={`#${healthName}`}>Health</ButtonLink>
          <PublishButton />
          <Button data-main="" onClick={() => create()}>
            New page
          </Button>
        </Row>
      </Bar>
      {overview.reports.map((report) => (
        <Muted key={report} role="alert">
          {report}
        </Muted>
      ))}
      <TextInput
        type="search"
        aria-label="Find a page by its title or address"
        placeholder="Find a page by its title or address"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {shown.length > 0 ? (
        <List aria-label="Pages">
          {shown.map((page) => (
            <Item key={page.name}>
              <Named>
                <Open href={`#${encodeURIComponent(page.name)}`}>
                  <strong>{nameOf(page)}</strong>
                  <small>{detailsOf(page)}</small>
                </Open>
                <Marks>
                  {page.isUnpublished && <Mark data-unpublished="">not published</Mark>}
                  {isDrafted(page.name) && <Mark data-draft="">not saved</Mark>}
                  <Problems page={page} />
                </Marks>
              </Named>
              <Actions page={page} create={create} change={change} />
            </Item>
          ))}
        </List>
      ) : (
        <Muted>No page is called that.</Muted>
      )}
      <Muted role="status">
        {filter ? `${shown.length} of ${overview.pages.length} pages` : `${shown.length} pages`}
      </Muted>
      <DeletedPages
        deleted={overview.deleted}
        isRunning={isRunning}
        note={<RefusedNote refused={refused} again={again} />}
        onRestore={(name, id) =>
          run(async () => {
            await ask('restore', { name, id });
            await onChanged();
          })
        }
      />
      {dialog}
    </EditorMain>
  );
}

type DeletedProps = {
  deleted: Overview['deleted'];
  isRunning: boolean;
  /** Why a page could not be brought back. */
  note: ReactNode;
  onRestore: (name: string, version: string) => void;
};

function DeletedPages({ deleted, isRunning, note, onRestore }: DeletedProps) {
  if (deleted.length === 0) return null;
  return (
    <Stack>
      <h2>Deleted pages</h2>
      {note}
      {deleted.map(({ name, path, title, version }) => (
        <Bar key={name}>
          <span>
            {title} <Muted as="small">{path}</Muted>
          </span>
          <Button disabled={isRunning} onClick={() => onRestore(name, version)}>
            Bring back
          </Button>
        </Bar>
      ))}
    </Stack>
  );
}

/** The address of a page, and its title if the list shows another name. */
function detailsOf({ path, short, title }: PageEntry): string {
  if (path === '') return 'This file cannot be read.';
  return short && title ? `${path} · ${title}` : path;
}

function Problems({ page: { errors, warnings } }: { page: PageEntry }) {
  if (errors > 0) {
    return <Mark data-severity="error">{amount(errors, 'error')}</Mark>;
  }
  if (warnings > 0) return <Mark>{amount(warnings, 'warning')}</Mark>;
  return null;
}

type ActionsProps = {
  page: PageEntry;
  create: (copyOf: PageEntry) => void;
  change: (Dialog: typeof MovePage | typeof DeletePage, page: PageEntry) => void;
};

function Actions({ page, create, change }: ActionsProps) {
  const isFixed = page.path === '/' || page.path === notFoundPath;
  return (
    <Row>
      <Button aria-label={`Copy ${nameOf(page)}`} onClick={() => create(page)}>
        Copy
      </Button>
      {!isFixed && (
        <>
          <Button
            aria-label={`Change the address of ${nameOf(page)}`}
            onClick={() => change(MovePage, page)}
          >
            Address
          </Button>
          <Button aria-label={`Delete ${nameOf(page)}`} onClick={() => change(DeletePage, page)}>
            Delete
          </Button>
        </>
      )}
    </Row>
  );
}
