import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { homeOf, ownValue } from '../../schema/browser.ts';
import { amount } from '../../schema/diagnose/index.ts';
import type { ValuePath } from '../../schema/index.ts';
import { formOfDocument } from '../adapter/pageForm.ts';
import { everyField, searchFields } from '../adapter/searchFields.ts';
import { fieldsOfSection, type Section, sectionOf, sections } from '../adapter/settingsSections.ts';
import { within } from '../adapter/target.ts';
import { errorsIn } from '../document/counts.ts';
import { documentOf } from '../document/forms.ts';
import { useEditing, useOpenDocument } from '../document/OpenDocument.ts';
import { useCopy, useOpenSite } from '../document/SiteContext.ts';
import { useAddress } from '../document/useAddress.ts';
import { fieldAddress } from '../fieldAddress.ts';
import { Around, wholeAttribute } from '../fields/Around.tsx';
import { FieldList } from '../fields/FormField.tsx';
import { pathOf } from '../fields/focusField.ts';
import { WideProvider } from '../fields/InRow.ts';
import { OtherProblems } from '../fields/OtherProblems.tsx';
import { folderOfSettings } from '../languages.ts';
import { List, Muted } from '../ui/controls.ts';
import { TextField } from '../ui/TextField.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { ShowFieldsContext, useGoTo } from './goTo.ts';
import { PageInFrame } from './PageInFrame.tsx';
import { PartTabs } from './PartTabs.tsx';

const Layout = styled.div`
  display: grid;
  grid-template: 'header header header' auto 'sections form page' minmax(0, 1fr) / 13.5rem minmax(0, 38rem) minmax(0, 1fr);
  height: 100dvh;
  background: var(--editor-panel);

  /* If the page does not fit next to the fields, it is below them. */
  @media (max-width: 68.75rem) {
    grid-template: 'header header' auto 'sections form' minmax(0, 3fr) 'sections page' minmax(0, 2fr) / 12.5rem minmax(0, 1fr);
  }
  /* On a phone, one part at a time. */
  @media (min-width: 40.01rem) {
    & > nav { display: none; }
  }
  @media (max-width: 40rem) {
    grid-template: 'header' auto 'tabs' auto 'part' minmax(0, 1fr) / minmax(0, 1fr);

    & > [data-side] { grid-area: part; }
    &[data-part='sections'] > :is([data-side='form'], [data-side='page']),
    &[data-part='form'] > :is([data-side='sections'], [data-side='page']),
    &[data-part='page'] > :is([data-side='sections'], [data-side='form']) { display: none; }
  }
`;

const parts = [
  ['sections', 'Sections'],
  ['form', 'Fields'],
  ['page', 'Page'],
] as const;
type Part = (typeof parts)[number][0];

const Side = styled.div`
  grid-area: sections;
  overflow-y: auto;
  padding: 0.75rem;
  border-right: 1px solid var(--editor-rule);
`;

const Links = styled(List)`
  gap: 2px;
  margin-top: 0.75rem;

  & a {
    display: grid;
    align-content: center;
    box-sizing: border-box;
    min-height: var(--editor-control);
    padding: 0.35rem 0.75rem;
    border-radius: 6px;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a:hover { background: var(--editor-hover); }
  & a:focus-visible { outline-offset: -3px; }
  & [aria-current] { background: var(--editor-chosen); font-weight: 600; }
  & small { display: block; color: var(--editor-muted); font-weight: 400; }
  & em { display: block; color: var(--editor-error); font-style: normal; font-weight: 600; }
`;

const Form = styled.main`
  grid-area: form;
  overflow-y: auto;
  padding: 1.25rem;
  scroll-padding: 1.25rem;

  & > h2 + p { margin: 0.35rem 0 1.4rem; }
`;

const empty = { path: '/' };

/** The site settings: the sections on the left, the fields of one section, and a page that shows the edited setting. */
export function Settings() {
  const { path } = useAddress();
  const section = sectionOf(path[0]);
  const [focused, setFocused] = useState(path);
  // The tab that was clicked since the address changed, which leads to a field.
  const [tab, setTab] = useState<{ path: ValuePath; part: Part }>();
  const part = tab?.path === path ? tab.part : 'form';
  const setPart = (chosen: Part) => setTab({ path, part: chosen });
  // The focused field; if it is in another section, the field in the address.
  const setting = sectionOf(focused[0]) === section ? focused : path;

  // The home page, which shows the settings.
  const { copy } = useOpenSite();
  const { name, pages } = useOpenDocument();
  const homePath = homeOf(folderOfSettings(name) ?? '');
  const home = pages.find(({ path: address }) => address === homePath)?.name ?? '';
  const edited = useCopy(() => copy.edited(home));
  const page = typeof edited === 'object' ? documentOf(home, edited) : empty;
  const onFocus = ({ target }: FocusEvent) => {
    const field = target.closest(`[${wholeAttribute}]`);
    if (field) setFocused(pathOf(field));
  };
  return (
    <WideProvider value>
      <Layout data-part={part}>
        <ShowFieldsContext value={() => setPart('form')}>
          <EditorHeader />
        </ShowFieldsContext>
        <PartTabs parts={parts} part={part} onPart={setPart} />
        <Sections chosen={section} onGo={() => setPart('form')} />
        <Form key={section.title} data-side="form" aria-label={section.title} onFocus={onFocus}>
          <h2>{section.title}</h2>
          <Muted>{section.about}</Muted>
          <OtherProblems />
          <SectionFields section={section} />
        </Form>
        <PageInFrame page={page} setting={setting} />
      </Layout>
    </WideProvider>
  );
}

/** The fields of a section. If the section has a single group, the fields of that group. */
function SectionFields({ section }: { section: Section }) {
  const value = useEditing(({ state }) => state.fields);
  const fields = fieldsOfSection(section, useOpenDocument().name);
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

// Nobody reads more results; a longer query finds fewer.
const maxFound = 40;
// The maximum length of a found text.
const maxTextLength = 60;

/** The list of sections, or the settings found by the search above it. */
function Sections({ chosen, onGo }: { chosen: Section; onGo: () => void }) {
  const { name, problems } = useOpenDocument();
  const [query, setQuery] = useState('');
  const props = useEditing(({ state }) => state.fields);
  const sought = useDeferredValue(query);
  const found = useMemo(
    () => searchFields(everyField(formOfDocument(name).fields, props), sought),
    [name, props, sought],
  );
  return (
    <Side data-side="sections">
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
        <Links aria-label="Settings found">
          {found.slice(0, maxFound).map(({ path, label, around, text }) => (
            <li key={path.join('/')}>
              <GoLink path={path} onGo={onGo}>
                <b>{label}</b>
                <small>{[sectionOf(path[0]).title, ...around.slice(1)].join(' › ')}</small>
                {text.length > maxTextLength ? `${text.slice(0, maxTextLength)} …` : text}
              </GoLink>
            </li>
          ))}
        </Links>
      ) : (
        <nav aria-label="Sections">
          <Links>
            {sections.map((section) => {
              const [first] = Object.keys(fieldsOfSection(section, name));
              // A language has no settings of this section.
              if (first === undefined) return null;
              const inSection = problems.filter(({ path: [name] }) => sectionOf(name) === section);
              const errors = errorsIn(inSection);
              return (
                <li key={section.title}>
                  <GoLink path={[first]} isChosen={section === chosen} onGo={onGo}>
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

type GoLinkProps = {
  path: ValuePath;
  isChosen?: boolean;
  onGo: () => void;
  children: ReactNode;
};

/** A link to a setting. It works again after the focus was moved, although the address is the same. */
function GoLink({ path, isChosen = false, onGo, children }: GoLinkProps) {
  const goTo = useGoTo();
  const { name } = useOpenDocument();
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo();
    goTo(path);
  };
  return (
    <a
      href={fieldAddress(name, path)}
      aria-current={isChosen ? 'true' : undefined}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
