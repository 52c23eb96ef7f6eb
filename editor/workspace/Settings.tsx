import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { type Group, isGroup, ownValue } from '../../schema/browser.ts';
import { amount } from '../../schema/diagnose/index.ts';
import { siteForm } from '../adapter/pageForm.ts';
import { everyField, type FoundField, searchFields } from '../adapter/searchFields.ts';
import { fieldsOfSection, type Section, sectionOf, sections } from '../adapter/settingsSections.ts';
import { within } from '../adapter/target.ts';
import { siteName } from '../api.ts';
import { ask } from '../document/ask.ts';
import { errorsIn } from '../document/counts.ts';
import { useEditing } from '../document/EditingContext.ts';
import { useEditor } from '../document/EditorContext.ts';
import { useAddress } from '../document/useAddress.ts';
import { useTask } from '../document/useTask.ts';
import { fieldAddress } from '../fieldAddress.ts';
import { Around, wholeAttribute } from '../fields/Around.tsx';
import { FieldList } from '../fields/FormField.tsx';
import { WideProvider } from '../fields/InRow.ts';
import { OtherProblems } from '../fields/OtherProblems.tsx';
import { Muted } from '../ui/controls.ts';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { TextField } from '../ui/TextField.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { pathOf, useGoTo } from './goTo.ts';
import { PageInFrame } from './PageInFrame.tsx';

const Layout = styled.div`
  display: grid;
  grid-template: 'header header header' auto 'sections form page' minmax(0, 1fr) / 13.5rem minmax(0, 38rem) minmax(0, 1fr);
  height: 100dvh;
  background: var(--editor-panel);
  color: var(--editor-ink);

  /* Where the page has no room beside the fields, it is below them. */
  @media (max-width: 1100px) {
    grid-template: 'header header' auto 'sections form' minmax(0, 3fr) 'sections page' minmax(0, 2fr) / 12.5rem minmax(0, 1fr);
  }
  @media (max-width: 640px) {
    grid-template: 'header' auto 'sections' minmax(0, 1fr) 'form' minmax(0, 3fr) 'page' minmax(0, 2fr) / minmax(0, 1fr);
  }
`;

const Side = styled.div`
  grid-area: sections;
  overflow-y: auto;
  padding: 0.75rem;
  border-right: 1px solid var(--editor-rule);
`;

const Links = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0.75rem 0 0;
  padding: 0;
  list-style: none;

  & a {
    display: block;
    box-sizing: border-box;
    min-height: var(--editor-control);
    padding: 0.35rem 0.75rem;
    border-radius: 6px;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a:hover { background: var(--editor-hover); }
  & a:focus-visible { outline: 3px solid var(--editor-blue); outline-offset: -3px; }
  & [aria-current] { background: var(--editor-chosen); font-weight: 600; }
  & small { display: block; color: var(--editor-muted); font-weight: 400; }
  & em { display: block; color: var(--editor-error); font-style: normal; font-weight: 600; }
`;

const Form = styled.main`
  grid-area: form;
  overflow-y: auto;
  padding: 1.25rem;
  scroll-padding: 1.25rem;

  & h2 { margin: 0; font-size: 1.05rem; line-height: 1.3; }
`;

const Intro = styled(Muted)`
  margin: 0.35rem 0 1.4rem;
`;

/** The site settings: the sections at the left, the fields of one beside them, and a page that shows the edited setting. */
export function Settings() {
  const { path } = useAddress();
  const section = sectionOf(path[0]);
  const [focused, setFocused] = useState(path);
  // The field with the cursor; if it is in another section, the field of the address.
  const shown = sectionOf(focused[0]) === section ? focused : path;

  const { page, note } = useHomePage();
  const onFocus = ({ target }: FocusEvent) => {
    const field = target.closest(`[${wholeAttribute}]`);
    if (field) setFocused(pathOf(field));
  };
  return (
    <WideProvider value>
      <Layout>
        <EditorHeader />
        <Sections chosen={section} />
        <Form key={section.id} aria-label={section.title} onFocus={onFocus}>
          <h2>{section.title}</h2>
          <Intro>{section.about}</Intro>
          <OtherProblems />
          {note}
          <SectionFields section={section} />
        </Form>
        <PageInFrame page={page} setting={shown} />
      </Layout>
    </WideProvider>
  );
}

/** The fields of a section. If the section has a single group, the fields of that group. */
function SectionFields({ section }: { section: Section }) {
  const value = useEditing(({ state }) => state.fields);
  const fields = fieldsOfSection(section);
  const target = { block: undefined, steps: [], rest: [] };
  const [only, ...others] = Object.entries(fields);
  if (only?.[1].type === 'group' && others.length === 0) {
    const [name, group] = only;
    return (
      <Around path={[name]}>
        <FieldList
          fields={group.fields}
          path={[name]}
          target={within(target, name)}
          value={ownValue(value, name)}
        />
      </Around>
    );
  }
  return <FieldList fields={fields} path={[]} target={target} value={value} />;
}

/** The home page from its file, on which the settings are shown. */
function useHomePage(): { page: Group | undefined; note: ReactNode } {
  const { pages } = useEditor();
  const name = pages.find(({ path }) => path === '/')?.name;
  const [page, setPage] = useState<Group>();
  const { run, refused, again } = useTask();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each page
  useEffect(() => {
    if (name === undefined) return;
    void run(async (signal) => {
      const { document } = await ask('source', { name }, signal);
      setPage(isGroup(document) ? document : { path: '/' });
    });
  }, [name]);
  return { page, note: refused && <RefusedNote refused={refused} again={again} /> };
}

// Nobody reads more; a longer query finds fewer.
const mostFound = 40;

/** The list of sections, or the settings that the search above it finds. */
function Sections({ chosen }: { chosen: Section }) {
  const { problems } = useEditor();
  const [query, setQuery] = useState('');
  const props = useEditing(({ state }) => state.fields);
  const sought = useDeferredValue(query);
  const found = useMemo(
    () => searchFields(everyField(siteForm.fields, props), sought),
    [props, sought],
  );
  return (
    <Side>
      <search>
        <TextField
          type="search"
          label="Find a setting"
          value={query}
          autoComplete="off"
          onChange={setQuery}
        />
      </search>
      <Muted role="status">{sought.trim() && `${amount(found.length, 'setting')} found`}</Muted>
      {sought.trim() ? (
        <Found fields={found.slice(0, mostFound)} />
      ) : (
        <nav aria-label="Sections">
          <Links>
            {sections.map((section) => {
              const [first = ''] = Object.keys(fieldsOfSection(section));
              const own = problems.filter(({ path: [name] }) => sectionOf(name) === section);
              const errors = errorsIn(own);
              return (
                <li key={section.id}>
                  <GoLink path={[first]} isChosen={section === chosen}>
                    {section.title}
                    {errors > 0 && <em>{amount(errors, 'error')}</em>}
                  </GoLink>
                </li>
              );
            })}
          </Links>
        </nav>
      )}
    </Side>
  );
}

function Found({ fields }: { fields: readonly FoundField[] }) {
  const id = useId();
  return (
    <Links aria-label="Settings found">
      {fields.map(({ path, label, around, text }) => {
        return (
          <li key={`${id}${path.join('/')}`}>
            <GoLink path={path}>
              <b>{label}</b>
              <small>{[sectionOf(path[0]).title, ...around.slice(1)].join(' › ')}</small>
              {shortened(text)}
            </GoLink>
          </li>
        );
      })}
    </Links>
  );
}

type GoLinkProps = {
  path: ReturnType<typeof pathOf>;
  isChosen?: boolean;
  children: React.ReactNode;
};

/** A link to a setting. It works again after the cursor was moved, although the address is the same. */
function GoLink({ path, isChosen = false, children }: GoLinkProps) {
  const goTo = useGoTo();
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void goTo(path);
  };
  return (
    <a
      href={fieldAddress(siteName, path)}
      aria-current={isChosen ? 'true' : undefined}
      onClick={onClick}
    >
      {children}
    </a>
  );
}

const longest = 60;

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}
