import { useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { defaultPalette } from '../../schema/colors/index.ts';
import { blockLabel } from '../../schema/inspect.ts';
import {
  type Addresses,
  BlockView,
  declarations,
  examplesOn,
  LiveSite,
  type ResolvedSite,
  visitorSite,
} from '../site.ts';
import { findBlocks } from './findBlocks.ts';
import { postToEditor } from './messages.ts';

// Part of the dialog, so it has the colors of the editor.
const Search = styled.label`
  ${declarations(defaultPalette.light)}
  @media (prefers-color-scheme: dark) { ${declarations(defaultPalette.dark)} }
  color-scheme: light dark;
  position: sticky;
  top: 0;
  z-index: 50;
  display: grid;
  gap: 0.3rem;
  padding: 4px 4px 12px;
  background: var(--surface);
  color: var(--ink);
  font-weight: 600;

  & > input {
    box-sizing: border-box;
    width: 100%;
    min-height: 44px;
    padding: 0 0.75rem;
    border: 1px solid var(--line-strong);
    border-radius: 8px;
    background: var(--surface);
    color: inherit;
    font: inherit;
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
  gap: 1rem;
  margin: 0;
  padding: 4px;
  list-style: none;
`;

const Offer = styled.button.attrs({ type: 'button' })`
  display: grid;
  grid-template-rows: 11rem auto;
  width: 100%;
  height: 100%;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--line-strong);
  border-radius: 10px;
  background: var(--surface);
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover { border-color: var(--blue); }
  &:focus-visible { outline: 3px solid var(--focus, var(--blue)); outline-offset: 1px; }
`;

const Picture = styled.div`
  overflow: hidden;
  background: var(--paper);

  & > div { width: 400%; transform: scale(0.25); transform-origin: 0 0; }
  &:dir(rtl) > div { transform-origin: 100% 0; }
`;

const Words = styled.span`
  display: grid;
  padding: 0.6rem 0.75rem;
  border-top: 1px solid var(--line);
  font-size: 0.85rem;
  line-height: 1.4;

  & b { font-size: 0.95rem; }
`;

/** Shows every block type with its example as it looks on this site, with a search by name and description. */
type Props = { site: ResolvedSite; addresses: Addresses | undefined };

export function BlockPictures({ site, addresses }: Props) {
  const [query, setQuery] = useState('');
  const { site: visited, blocks } = useMemo(
    () => examplesOn(visitorSite(site), addresses),
    [site, addresses],
  );
  const found = findBlocks(useDeferredValue(query));
  return (
    <LiveSite site={visited}>
      <Search>
        Find a block
        <input
          type="search"
          data-tool=""
          // biome-ignore lint/a11y/noAutofocus: the dialog opens to choose a block
          autoFocus
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </Search>
      <p role="status">{found.length === 0 && 'No blocks match.'}</p>
      <Grid>
        {found.map(({ type, description }) => {
          const block = blocks.find((one) => one.type === type);
          return (
            <li key={type}>
              <Offer data-tool="" onClick={() => postToEditor({ type: 'pick', block: type })}>
                <Picture inert aria-hidden="true">
                  <div>{block && <BlockView block={block} place={type} />}</div>
                </Picture>
                <Words>
                  <b>{blockLabel(type)}</b>
                  {description}
                </Words>
              </Offer>
            </li>
          );
        })}
      </Grid>
    </LiveSite>
  );
}
