import {
  type FocusEvent,
  type MouseEvent,
  useDeferredValue,
  useId,
  useMemo,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { ownValue } from '../../schema/browser.ts';
import { amount } from '../../schema/diagnose/index.ts';
import { fieldPath } from '../adapter/fieldPath.ts';
import { siteForm } from '../adapter/pageForm.ts';
import { everyField, type FoundField, searchFields } from '../adapter/searchFields.ts';
import { fieldsOfSection, type Section, sectionOf, sections } from '../adapter/settingsSections.ts';
import { siteName } from '../api.ts';
import { errorsIn } from '../document/counts.ts';
import { useEditor } from '../document/EditorContext.ts';
import { ShownSettingProvider } from '../document/ShownSetting.ts';
import { useAddress } from '../document/useAddress.ts';
import { usePuck } from '../document/usePuck.ts';
import { fieldAddress } from '../fieldAddress.ts';
import { Around, wholeAttribute } from '../fields/Around.tsx';
import { OtherProblems } from '../fields/OtherProblems.tsx';
import { SettingsFields } from '../fields/SettingsField.tsx';
import { Muted } from '../ui/controls.ts';
import { TextField } from '../ui/TextField.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { FieldTargets } from './FieldTargets.tsx';
import { PagePreview } from './PagePreview.tsx';
import { pathOf, useGoTo } from './useGoTo.ts';

const Layout = styled.div`
  display: grid;
  grid-template: 'header header header' auto 'sections form preview' minmax(0, 1fr) / 13.5rem minmax(0, 38rem) minmax(0, 1fr);
  height: 100dvh;
  background: #fff;
  color: var(--editor-ink);

  /* Where the page has no room beside the fields, it is below them. */
  @media (max-width: 1100px) {
    grid-template: 'header header' auto 'sections form' minmax(0, 3fr) 'sections preview' minmax(0, 2fr) / 12.5rem minmax(0, 1fr);
  }
  @media (max-width: 640px) {
    grid-template: 'header' auto 'sections' minmax(0, 1fr) 'form' minmax(0, 3fr) 'preview' minmax(0, 2fr) / minmax(0, 1fr);
  }
`;

const Side = styled.div`
  grid-area: sections;
  overflow-y: auto;
  padding: 0.75rem;
  border-right: 1px solid var(--line);
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
    min-height: 44px;
    padding: 0.6rem 0.75rem;
    border-radius: 8px;
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

  & h2 { margin: 0; font-size: 1.35rem; line-height: 1.2; }
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

  const onFocus = ({ target }: FocusEvent) => {
    const field = target.closest(`[${wholeAttribute}]`);
    if (field) setFocused(pathOf(field));
  };
  return (
    <ShownSettingProvider value={shown}>
      <Layout>
        <EditorHeader />
        <Sections chosen={section} />
        <Form key={section.id} aria-label={section.title} onFocus={onFocus}>
          <h2>{section.title}</h2>
          <Intro>{section.about}</Intro>
          <OtherProblems />
          <FieldTargets>
            <SectionFields section={section} />
          </FieldTargets>
        </Form>
        <PagePreview />
      </Layout>
    </ShownSettingProvider>
  );
}

/** The fields of a section. If the section has a single group, the fields of that group. */
function SectionFields({ section }: { section: Section }) {
  const props = usePuck(({ appState }) => appState.data.root.props ?? {});
  const dispatch = usePuck((puck) => puck.dispatch);
  const change = (changed: object) =>
    dispatch({ type: 'replaceRoot', root: { props: { ...props, ...changed } } });
  const fields = fieldsOfSection(section);
  const [only, ...others] = Object.entries(fields);
  if (only?.[1].type === 'group' && others.length === 0) {
    const [name, group] = only;
    return (
      <Around name={name}>
        <SettingsFields
          fields={group.fields}
          outer={name}
          value={ownValue(props, name)}
          onChange={(value) => change({ [name]: value })}
        />
      </Around>
    );
  }
  return (
    <SettingsFields
      fields={fields}
      outer=""
      value={props}
      onChange={(value) => typeof value === 'object' && value !== null && change(value)}
    />
  );
}

// Nobody reads more; a longer query finds fewer.
const mostFound = 40;

/** The list of sections, or the settings that the search above it finds. */
function Sections({ chosen }: { chosen: Section }) {
  const { problems } = useEditor();
  const [query, setQuery] = useState('');
  const props = usePuck(({ appState }) => appState.data.root.props);
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
              const mistakes = errorsIn(own);
              return (
                <li key={section.id}>
                  <GoLink path={[first]} isChosen={section === chosen}>
                    {section.title}
                    {mistakes > 0 && <em>{amount(mistakes, 'mistake')}</em>}
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
      {fields.map(({ name, label, around, text }) => {
        const path = fieldPath(name, -1);
        return (
          <li key={`${id}${name}`}>
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
