import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import type { Folder } from '../../schema/browser.ts';
import { type Overview, type PageEntry, picturesName, type SiteLanguage } from '../api.ts';
import { useCopy, useOpenSite } from '../document/SiteContext.ts';
import { useAnswer } from '../document/useAnswer.ts';
import { useTask } from '../document/useTask.ts';
import { languageName, settingsIn, settingsTitle } from '../languages.ts';
import { HowToPublish } from '../publishing/HowToPublish.tsx';
import { usePublishing } from '../publishing/LiveState.tsx';
import { SiteActions } from '../publishing/SiteActions.tsx';
import {
  Button,
  ButtonLink,
  Choices,
  EditorMain,
  Ends,
  Muted,
  Row,
  Stack,
} from '../ui/controls.ts';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { SearchInput } from '../ui/SearchInput.tsx';
import { moveInList, PageTable } from './PageTable.tsx';
import {
  missingIn,
  publishedLabels,
  type RowStatus,
  type Status,
  statuses,
  statusOf,
} from './pageStatus.ts';
import { usePageActions } from './usePageActions.tsx';

const Search = styled(Row)`
  & > input { flex: 1 1 16rem; width: auto; }
`;

/** In the address, instead of a document's name, which ends in ".json". */
export const healthName = 'health';

type Props = { overview: Overview };

/** The list of all pages, with the status of each. */
export function PageList({ overview }: Props) {
  const { rows, isChanged } = usePageRows(overview);
  const [filter, setFilter] = useState<Filter>({});
  const labelOf = useLabels();
  const { pages, languages = [] } = overview;
  const { dialog, create, actionsOf } = usePageActions(overview, filter.folder);
  const filtered = rows.filter((row) => isListed(row, filter, languages));
  const { search, setSearch, words, found: listed } = usePageSearch(filtered);
  const settings = settingsIn(filter.folder ?? '');
  return (
    <EditorMain>
      <Ends>
        <Row>
          <h1>Pages</h1>
          <OtherScreens
            settings={settings}
            note={isChanged(settings) ? ` (${labelOf('Not saved').toLowerCase()})` : ''}
          />
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
        <SearchInput
          label="Find a page by its title, address or text"
          value={search}
          onChange={setSearch}
          onKeyDown={moveInList}
        />
        <StatusFilter {...{ rows, filter, labelOf }} onFilter={setFilter} />
      </Search>
      {languages.length > 0 && (
        <LanguageFilter {...{ rows, filter, languages }} onFilter={setFilter} />
      )}
      {listed.length > 0 ? (
        <PageTable rows={listed} {...{ languages, labelOf, actionsOf }} />
      ) : (
        <Muted>
          {words || languages.length > 0 ? 'No page matches.' : 'No page has this status.'}
        </Muted>
      )}
      <Muted role="status">
        {listed.length < pages.length ? `${listed.length} of ${pages.length} pages` : ''}
      </Muted>
      {overview.deleted.length > 0 && <DeletedPages pages={overview.deleted} />}
      {dialog}
    </EditorMain>
  );
}

/** Links to the site settings and to the screens for all documents. `note` is about the settings. */
function OtherScreens({ settings, note }: { settings: string; note: string }) {
  return (
    <Choices as="nav" aria-label="Site">
      <ButtonLink href={`#${encodeURIComponent(settings)}`}>
        {settingsTitle(settings)}
        {note}
      </ButtonLink>
      <ButtonLink href={`#${picturesName}`}>Pictures</ButtonLink>
      <ButtonLink href={`#${healthName}`}>Health</ButtonLink>
    </Choices>
  );
}

type PageRow = { page: PageEntry; status: RowStatus };

/** The pages with their statuses. */
function usePageRows({ pages, isUnchecked }: Overview) {
  const { copy } = useOpenSite();
  // The statuses follow the edits.
  useCopy(({ edits }) => edits);
  const changed = new Set(copy.changed());
  const rows = pages.map((page): PageRow => {
    const status = statusOf(page, changed.has(page.name));
    return { page, status: isUnchecked && status === 'Saved' ? 'Checking …' : status };
  });
  return { rows, isChanged: (name: string) => changed.has(name) };
}

/** Returns a function that gives the words for a status. */
function useLabels(): (status: RowStatus) => string {
  const labels = usePublishing() ? publishedLabels : undefined;
  return (status) => labels?.[status] ?? status;
}

/** Which pages are listed: those with a status, of a language, and only those that are not translated yet. */
type Filter = { status?: Status | undefined; folder?: Folder | undefined; isLeft?: boolean };

function isListed(
  { page, status }: PageRow,
  filter: Filter,
  languages: readonly SiteLanguage[],
): boolean {
  return (
    (filter.status ?? status) === status &&
    (filter.folder ?? page.folder) === page.folder &&
    (!filter.isLeft || isUntranslated(page, languages))
  );
}

/** A search for words, and the rows it finds: pages with the words in their name before those with them in a text. */
function usePageSearch(rows: readonly PageRow[]) {
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search.trim().toLowerCase());
  const withText = usePagesWith(words);
  const named = rows.filter(({ page }) => isNamed(page, words));
  const others = rows.filter((row) => !named.includes(row) && withText.has(row.page.name));
  return { search, setSearch, words, found: [...named, ...others] };
}

/** Whether the name or address of a page has words in lower case. */
function isNamed({ path, title, name, short = '' }: PageEntry, words: string): boolean {
  return `${path} ${title} ${name} ${short}`.toLowerCase().includes(words);
}

/** The names of the pages that have words in lower case in a text; none until they are found. */
function usePagesWith(words: string): ReadonlySet<string> {
  const { ask } = useOpenSite();
  const { answer } = useAnswer(words || undefined, async (signal) => ({
    words,
    names: new Set(await ask('search', { words }, signal)),
  }));
  return answer?.words === words ? answer.names : noNames;
}

const noNames: ReadonlySet<string> = new Set();

function isUntranslated(page: PageEntry, languages: readonly SiteLanguage[]): boolean {
  return page.untranslated !== undefined || missingIn(page, languages).length > 0;
}

type FilterProps = {
  rows: readonly PageRow[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
};

type StatusProps = FilterProps & { labelOf: (status: RowStatus) => string };

/** A button for each status that pages have. */
function StatusFilter({ rows, filter, onFilter, labelOf }: StatusProps) {
  return (
    <Choices role="group" aria-label="Status">
      {[undefined, ...statuses].map((status) => {
        const count = status ? rows.filter((row) => row.status === status).length : rows.length;
        if (count === 0 && status !== filter.status) return null;
        return (
          <Button
            key={status ?? ''}
            aria-pressed={filter.status === status}
            onClick={() => onFilter({ ...filter, status })}
          >
            {status ? labelOf(status) : 'All'} <Muted as="small">{count}</Muted>
          </Button>
        );
      })}
    </Choices>
  );
}

type LanguageProps = FilterProps & { languages: readonly SiteLanguage[] };

function LanguageFilter({ rows, filter, onFilter, languages }: LanguageProps) {
  return (
    <Choices role="group" aria-label="Language">
      {[undefined, ...languages].map((language) => (
        <Button
          key={language?.folder ?? 'all'}
          aria-pressed={filter.folder === language?.folder}
          onClick={() => onFilter({ ...filter, folder: language?.folder })}
        >
          {language ? languageName(language.language) : 'All languages'}
        </Button>
      ))}
      <Button
        aria-pressed={filter.isLeft === true}
        onClick={() => onFilter({ ...filter, isLeft: !filter.isLeft })}
      >
        Not translated{' '}
        <Muted as="small">
          {rows.filter(({ page }) => isUntranslated(page, languages)).length}
        </Muted>
      </Button>
    </Choices>
  );
}

/** Pages that can be restored. */
function DeletedPages({ pages }: { pages: Overview['deleted'] }) {
  const { change, home } = useOpenSite();
  const { run, refused, again, isRunning } = useTask();
  const restore = (name: string, id: string) =>
    run(async (signal) => {
      const text = await (await home.bytes(name, id)).text();
      await change('restore', { name, text }, signal);
    });
  return (
    <Stack>
      <h2>Deleted pages</h2>
      <RefusedNote refused={refused} again={again} />
      {pages.map(({ name, path, title, version }) => (
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
  );
}
