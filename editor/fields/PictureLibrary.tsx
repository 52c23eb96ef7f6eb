import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { amount } from '../../schema/diagnose/index.ts';
import type { PictureEntry } from '../api.ts';
import { useOpenSite } from '../document/SiteContext.ts';
import { Muted, Stack } from '../ui/controls.ts';
import { SearchInput } from '../ui/SearchInput.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: 0.6rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  /* Skip rendering rows out of view. */
  content-visibility: auto;
  contain-intrinsic-size: auto 12rem;
`;

const Choice = styled.button`
  display: grid;
  gap: 0.25rem;
  align-content: start;
  width: 100%;
  height: 100%;
  padding: 0.4rem;
  border: 1px solid var(--editor-line);
  border-radius: 8px;
  background: var(--editor-panel);
  color: inherit;
  font: inherit;
  font-size: 0.85rem;
  line-height: 1.35;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover { background: var(--editor-hover); }
  &:focus-visible { outline: 3px solid var(--editor-blue); outline-offset: -3px; }
  &[aria-current] { border-color: var(--editor-blue); background: var(--editor-chosen); }
  & img { width: 100%; aspect-ratio: 4 / 3; border-radius: 4px; object-fit: cover; background: var(--editor-hover); }
  & img[src$='.svg'] { object-fit: contain; background: var(--editor-plate); }
  & small { color: var(--editor-muted); font-size: inherit; }
`;

/** The name of a picture without its folder. */
export const fileNameOf = (src: string) => src.replace(/^(?:pictures|downloads)\//, '');

/** How often a picture is used, in words. */
export const usedWords = ({ uses }: { uses: readonly object[] }) =>
  uses.length === 0
    ? 'not used'
    : `used ${uses.length === 1 ? 'once' : amount(uses.length, 'time')}`;

/** Whether a picture's name, alt texts or pages contain all of some words. */
export function isFound({ src, uses }: PictureEntry, words: string): boolean {
  const text = [fileNameOf(src), ...uses.flatMap(({ alt = '', title }) => [alt, title])].join(' ');
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));
}

/** The label of a search for pictures. */
export const pictureSearch = 'Find a picture by its name or what it shows';

type Props = {
  pictures: readonly PictureEntry[];
  /** The current picture. */
  chosen?: string | undefined;
  onChoose: (picture: PictureEntry) => void;
};

/** Lists the pictures that pages can show to choose from, with a search by name, alt text and page. */
export function PictureLibrary({ pictures, chosen, onChoose }: Props) {
  const { home } = useOpenSite();
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search.trim());
  const found = pictures.filter((picture) => picture.size && isFound(picture, words));
  if (!pictures.some(({ size }) => size)) {
    return <Muted>There are no pictures yet. Add one from your computer.</Muted>;
  }
  return (
    <Stack>
      <SearchInput label={pictureSearch} value={search} onChange={setSearch} />
      <Muted role="status">
        {found.length === 0 ? 'No pictures found.' : amount(found.length, 'picture')}
      </Muted>
      <Grid aria-label="Pictures">
        {found.map((picture) => (
          <Item key={picture.src}>
            <Choice
              type="button"
              aria-current={picture.src === chosen || undefined}
              onClick={() => onChoose(picture)}
            >
              <img src={home.address(picture.src)} alt="" loading="lazy" decoding="async" />
              {fileNameOf(picture.src)}
              <small>
                {picture.src === chosen ? 'chosen, ' : ''}
                {usedWords(picture)}
              </small>
            </Choice>
          </Item>
        ))}
      </Grid>
    </Stack>
  );
}
