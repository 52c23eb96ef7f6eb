import { styled } from 'styled-components';
import { factsOf, fillFacts } from '../../schema/browser.ts';
import { useEditing, useOpenDocument } from '../document/OpenDocument.ts';
import { pageTitle, typeset } from '../site.ts';

const Result = styled.figure`
  margin: 0;
  padding: 1rem;
  border-bottom: 1px solid var(--editor-rule);

  & figcaption { margin-bottom: 0.5rem; color: var(--editor-muted); font-size: 0.78rem; }
  & p { margin: 0; overflow-wrap: anywhere; }
  & figcaption + p { color: var(--editor-blue); font-size: 1.1rem; line-height: 1.3; }
`;

/** A search result as a search engine may show it: title, address, description. */
export function SearchPreview() {
  const { site } = useOpenDocument();
  const props = useEditing(({ state }) => state.fields);
  if (!('title' in props) || !('description' in props)) return null;
  const { title, description, path } = fillFacts(props, factsOf(site));
  return (
    <Result>
      <figcaption>In search results</figcaption>
      <p>{pageTitle({ title: typeset(String(title), site.language) }, site)}</p>
      <p>{(site.url + path).replace('https://', '').replace(/\/$/, '')}</p>
      <p>{typeset(String(description), site.language)}</p>
    </Result>
  );
}
