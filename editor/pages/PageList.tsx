import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { type Folder, homeOf, notFoundOf } from '../../schema/browser.ts';
import { amount } from '../../schema/diagnose/index.ts';
import { nameOf, type Overview, type PageEntry, picturesName, type SiteLanguage } from '../api.ts';
import { useCopy, useOpenSite } from '../document/SiteContext.ts';
import { useTask } from '../document/useTask.ts';
import { languageName, settingsIn, settingsTitle } from '../languages.ts';
import { HowToPublish } from '../publishing/HowToPublish.tsx';
import { usePublishing } from '../publishing/LiveState.tsx';
import { SiteActions } from '../publishing/SiteActions.tsx';
import { type Action, ActionMenu } from '../ui/ActionMenu.tsx';
import {
  Button,
  ButtonLink,
  Choices,
  EditorMain,
  Ends,
  Muted,
  Row,
  Stack,
  TextInput,
} from '../ui/controls.ts';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { useDialog } from '../ui/useDialog.ts';
import { visibleWords } from '../visibleWords.ts';
import { TranslatePage } from './languageDialogs.tsx';
import { CreatePage, DeletePage, MovePage } from './pageDialogs.tsx';

const Search = styled(Row)`
  & > input { flex: 1 1 16rem; width: auto; }
`;

const Table = styled.table`
  table-layout: fixed;
  width: 100%;
  border-collapse: collapse;
  text-align: left;

  & thead { color: var(--editor-muted); font-size: 13px; }
  & th { font-weight: 500; overflow-wrap: anywhere; }
  & tr { position: relative; border-bottom: 1px solid var(--editor-rule); }
  & :is(th, td) { padding: 0.4rem 0.5rem; }
  & [scope='col'] + th { width: 12rem; }
  /* Above the link of the row. */
  & td:last-child { position: relative; z-index: 1; width: var(--editor-control); }
  & td:has([aria-expanded='true']) { z-index: 2; }
  & tbody tr:hover { background: var(--editor-hover); }
  & small { color: var(--editor-muted); font-size: 13px; }

  @media (max-width: 640px) {
    & thead { position: absolute; clip-path: inset(50%); }
    & tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
    & tbody th { padding-bottom: 0; }
    & td:nth-child(2) { grid-row: 2; padding-top: 0; }
    & td:last-child { grid-area: 1 / 2 / span 2; }
  }
`;

const Open = styled.a`
  display: grid;
  min-width: 0;
  color: inherit;
  text-decoration: none;

  /* The whole row links to the page. */
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--editor-blue); outline-offset: -2px; border-radius: 6px; }
  & small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Mark = styled.span`
  display: inline-flex;
  gap: 0.45rem;
  align-items: center;
  color: var(--editor-muted);
  white-space: nowrap;

  &::before { content: ''; box-sizing: border-box; width: 8px; height: 8px; border: 2px solid; border-radius: 50%; background: currentColor; }
  &[data-status='Error'] { color: var(--editor-error); font-weight: 600; }
  &[data-status='Not saved'] { color: var(--editor-blue); }
  &[data-status='Not published']::before { background: none; }
`;

/** If several apply, a page shows the first. */
const statuses = [...(['Error', 'Not saved', 'Not published', 'To write', 'Saved'] as const)];
type Status = (typeof statuses)[number];
type Shown = Status | 'Checking …';

/** The status of a saved page before the first check. */
const unchecked: Shown = 'Checking …';

/** In the address, instead of a document's name, which ends in ".json". */
export const healthName = 'health';

type Props = { overview: Overview };

/** The list of all pages, with the status of each. */
export function PageList({ overview }: Props) {
  const { change, copy, home } = useOpenSite();
  // The statuses follow the edits.
  useCopy(({ edits }) => edits);
  const edited = new Set(copy.changed());
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<Status>();
  const { dialog, open } = useDialog();
  const { run, refused, again, isRunning } = useTask();
  const labels = usePublishing() ? publishedLabels : undefined;
  const labelOf = (one: Shown) => labels?.[one] ?? one;
  const filter = useDeferredValue(search.trim().toLowerCase());
  const { pages, site, languages = [] } = overview;
  const [folder, setFolder] = useState<Folder>();
  // Only pages that are not translated yet.
  const [isOfLeft, setIsOfLeft] = useState(false);
  const isLeft = (page: PageEntry) =>
    page.untranslated !== undefined || missing(page, languages).length > 0;
  const isEdited = (name: string) => edited.has(name);
  const settings = settingsIn(folder ?? '');
  const rows = pages.map((page) => {
    const status = statusOf(page, isEdited(page.name));
    return { page, status: overview.isUnchecked && status === 'Saved' ? unchecked : status };
  });
  const countOf = (wanted: Status) => rows.filter((row) => row.status === wanted).length;
  const shown = rows.filter(
    ({ page, page: { path, title, name, short = '' }, status: own }) =>
      (status ?? own) === own &&
      (folder ?? page.folder) === page.folder &&
      (!isOfLeft || isLeft(page)) &&
      `${path} ${title} ${name} ${short}`.toLowerCase().includes(filter),
  );
  const create = (model: { copyOf?: PageEntry; within?: PageEntry; below?: string } = {}) =>
    open((close) => (
      <CreatePage
        {...{ ...model, pages, folder: folderOf(model), onClose: close }}
        language={languageIn(folderOf(model)) ?? site?.language}
      />
    ));
  const folderOf = ({ copyOf, within }: { copyOf?: PageEntry; within?: PageEntry }) =>
    (copyOf ?? within)?.folder ?? folder;
  const translate = (page: PageEntry, to: SiteLanguage) =>
    open((close) => <TranslatePage page={page} to={to} onClose={close} />);
  const languageIn = (one: Folder | undefined) =>
    languages.find((language) => language.folder === one)?.language;
  const openFor = (Dialog: typeof MovePage | typeof DeletePage, page: PageEntry) =>
    open((close) => <Dialog page={page} pages={pages} onClose={close} />);
  const actionsOf = (page: PageEntry): Action[] => {
    const copies = [
      { label: 'Copy', onSelect: () => create({ copyOf: page }) },
      ...missing(page, languages).map((to) => {
        const label = `Translate into ${languageName(to.language)}`;
        return { label, onSelect: () => translate(page, to) };
      }),
    ];
    const { folder = '' } = page;
    if ([homeOf(folder), notFoundOf(folder)].includes(page.path)) return copies;
    const complete = page.lists?.find(({ limit }) => limit === undefined);
    return [
      ...(complete
        ? [
            {
              label: `New page in “${nameOf(page)}”`,
              onSelect: () => create({ within: page, below: complete.below }),
            },
          ]
        : []),
      ...copies,
      { label: 'Change the address', onSelect: () => openFor(MovePage, page) },
      { label: 'Delete', isDangerous: true, onSelect: () => openFor(DeletePage, page) },
    ];
  };
  const restore = (name: string, id: string) =>
    run(async (signal) => {
      const text = await (await home.bytes(name, id)).text();
      await change('restore', { name, text }, signal);
    });

  return (
    <EditorMain>
      <Ends>
        <Row>
          <h1>Pages</h1>
          <Choices as="nav" aria-label="Site">
            <ButtonLink href={`#${encodeURIComponent(settings)}`}>
              {settingsTitle(settings)}
              {isEdited(settings) ? ` (${labelOf('Not saved').toLowerCase()})` : ''}
            </ButtonLink>
            <ButtonLink href={`#${picturesName}`}>Pictures</ButtonLink>
            <ButtonLink href={`#${healthName}`}>Health</ButtonLink>
          </Choices>
        </Row>
        <Row>
          <SiteActions />
          <HowToPublish />
          <Button data-main="" onClick={() => create()}>
            New page
          </Button>
        </Row>
      </Ends>
      {overview.reports.map((report) => (
        <Muted key={report} role="alert">
          {report}
        </Muted>
      ))}
      <Search>
        <TextInput
          type="search"
          aria-label="Find a page by its title or address"
          placeholder="Find a page by its title or address"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          onKeyDown={moveInList}
        />
        <Choices role="group" aria-label="Status">
          {[undefined, ...statuses].map((one) => {
            const count = one ? countOf(one) : pages.length;
            if (count === 0 && one !== status) return null;
            return (
              <Button key={one ?? ''} aria-pressed={status === one} onClick={() => setStatus(one)}>
                {one ? labelOf(one) : 'All'} <Muted as="small">{count}</Muted>
              </Button>
            );
          })}
        </Choices>
      </Search>
      {languages.length > 0 && (
        <Choices role="group" aria-label="Language">
          {[undefined, ...languages].map((one) => (
            <Button
              key={one?.folder ?? 'all'}
              aria-pressed={folder === one?.folder}
              onClick={() => setFolder(one?.folder)}
            >
              {one ? languageName(one.language) : 'All languages'}
            </Button>
          ))}
          <Button aria-pressed={isOfLeft} onClick={() => setIsOfLeft(!isOfLeft)}>
            Not translated <Muted as="small">{pages.filter(isLeft).length}</Muted>
          </Button>
        </Choices>
      )}
      {shown.length > 0 ? (
        <Table aria-label="Pages" onKeyDown={moveInList}>
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col">Status</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {shown.map(({ page, status: own }) => (
              <tr key={page.name}>
                <th scope="row">
                  <Open href={`#${encodeURIComponent(page.name)}`} data-row="">
                    <strong>{nameOf(page)}</strong>
                    <small>{detailsOf(page)}</small>
                    {languages.length > 0 && <small>{translationWords(page, languages)}</small>}
                  </Open>
                </th>
                <td>
                  <Mark data-status={own}>{wordsOf(own, page) ?? labelOf(own)}</Mark>
                  {page.errors === 0 && page.warnings > 0 && (
                    <small> · {amount(page.warnings, 'warning')}</small>
                  )}
                </td>
                <td>
                  <ActionMenu label={`Actions for ${nameOf(page)}`} actions={actionsOf(page)} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <Muted>
          {filter || languages.length > 0 ? 'No page matches.' : 'No page has this status.'}
        </Muted>
      )}
      <Muted role="status">
        {shown.length < pages.length ? `${shown.length} of ${pages.length} pages` : ''}
      </Muted>
      {overview.deleted.length > 0 && (
        <Stack>
          <h2>Deleted pages</h2>
          <RefusedNote refused={refused} again={again} />
          {overview.deleted.map(({ name, path, title, version }) => (
            <Ends key={name}>
              <span>
                {title} <Muted as="small">{path}</Muted>
              </span>
              <Button disabled={isRunning} onClick={() => restore(name, version)}>
                Restore
              </Button>
            </Ends>
          ))}
        </Stack>
      )}
      {dialog}
    </EditorMain>
  );
}

/** The address of a page, its title if the list shows another name, and its days. */
function detailsOf({ path, short, title, ...days }: PageEntry): string {
  if (path === '') return 'This file cannot be read.';
  const parts = [path, short && title, days.date, visibleWords(days)];
  return parts.filter(Boolean).join(' · ');
}

/** The languages in which a page has no version. */
function missing({ folder, versions }: PageEntry, languages: readonly SiteLanguage[]) {
  return languages.filter((one) => one.folder !== folder && !versions?.[one.folder]);
}

/** The language of a page, and what is not translated: "German · 12 texts to translate", "English · Not in German". */
function translationWords(page: PageEntry, languages: readonly SiteLanguage[]): string {
  const own = languages.filter(({ folder }) => folder === page.folder);
  const names = (some: readonly SiteLanguage[]) =>
    some.map(({ language }) => languageName(language)).join(', ');
  const { length } = page.untranslated ?? [];
  const without = missing(page, languages);
  return [
    names(own),
    ...(length > 0 ? [`${amount(length, 'text')} to translate`] : []),
    ...(without.length > 0 ? [`Not in ${names(without)}`] : []),
  ].join(' · ');
}

/** Of a home that publishes. */
const publishedLabels: Partial<Record<Shown, string>> = {
  'Not saved': 'Changed',
  Saved: 'Published',
};

/** Words with a number; undefined if the status needs none. */
function wordsOf(status: Shown, { errors, texts = 0 }: PageEntry): string | undefined {
  if (errors > 0) return amount(errors, 'error');
  return status === 'To write' ? `${amount(texts, 'text')} to write` : undefined;
}

function statusOf(page: PageEntry, isEdited: boolean): Status {
  if (page.errors > 0 || page.path === '') return 'Error';
  if (isEdited) return 'Not saved';
  if (page.isUnpublished) return 'Not published';
  // The example texts of a new site.
  return page.texts ? 'To write' : 'Saved';
}

/** The up and down arrows move the focus from the search to the pages, and between pages. */
function moveInList(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLElement)) return;
  const stops = [...document.querySelectorAll<HTMLElement>('[type="search"], [data-row]')];
  const next = stops.includes(target) ? stops[stops.indexOf(target) + step] : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
