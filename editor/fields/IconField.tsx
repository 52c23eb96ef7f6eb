import {
  Combobox,
  ComboboxGroup,
  ComboboxRow,
  useComboboxContext,
  useStoreState,
} from '@ariakit/react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { amount } from '../../schema/diagnose/index.ts';
import { type IconName, iconNames } from '../../schema/index.ts';
import { iconsFor, iconThemes } from '../../schema/inspect.ts';
import { type LinkedPage, useOpenDocument } from '../document/OpenDocument.ts';
import { IconSvg, iconsPath } from '../site.ts';
import { GroupLabel, Item } from '../ui/ComboboxParts.ts';
import { Muted, TextInput } from '../ui/controls.ts';
import type { FieldProps } from './parts.tsx';
import { Results, SearchableField } from './SearchableField.tsx';

// A longer query finds the rest.
const maxFound = 60;

const columns = 5;

const names: ReadonlySet<string> = new Set(iconNames);

function isIcon(name: unknown): name is IconName {
  return typeof name === 'string' && names.has(name);
}

function Icon({ name }: { name: IconName }) {
  return (
    <IconSvg viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${iconsPath}#${name}`} />
    </IconSvg>
  );
}

/** The name of an icon in words: "file check". */
function wordsOf(name: string): string {
  return name.replaceAll('-', ' ');
}

/** A field for an icon: a button with the chosen one that opens a searchable grid of icons. */
export function IconField({ form, path, value, onChange }: FieldProps<'icon'>) {
  const chosen = String(value ?? '');
  return (
    <SearchableField
      {...{ form, path, value, onChange }}
      shown={
        <>
          {isIcon(value) && <Icon name={value} />}
          {chosen ? wordsOf(chosen) : 'Choose an icon'}
        </>
      }
      removal="No icon"
      focusWrap="horizontal"
      focusShift
    >
      <IconGrid label={form.label} />
    </SearchableField>
  );
}

/** The icons: those used on this site, then those of each theme, or the results of a search. */
function IconGrid({ label }: { label: string }) {
  const { pages } = useOpenDocument();
  const id = useId();
  const search = useStoreState(useComboboxContext(), 'value') ?? '';
  const found = iconsFor(search);
  const groups = search.trim()
    ? [{ title: 'Found', icons: found.slice(0, maxFound) }]
    : [{ title: 'Used on this site', icons: usedIcons(pages) }, ...iconThemes];
  return (
    <>
      <Combobox
        render={<TextInput type="search" />}
        autoSelect
        aria-controls={id}
        aria-haspopup="grid"
        aria-label="Find an icon by what it shows or means"
        placeholder="Find: tooth, bread, law …"
      />
      <Muted role="status">{foundText(search, found.length)}</Muted>
      <Results id={id} role="grid" aria-label={label}>
        {groups
          .filter(({ icons }) => icons.length > 0)
          .map(({ title, icons }) => (
            <ComboboxGroup key={title}>
              <GroupLabel>{title}</GroupLabel>
              {rowsOf(icons).map((row) => (
                <IconRow key={row[0]}>
                  {row.map((icon) => (
                    <IconItem key={icon} role="gridcell" value={icon}>
                      <Icon name={icon} />
                      {wordsOf(icon)}
                    </IconItem>
                  ))}
                </IconRow>
              ))}
            </ComboboxGroup>
          ))}
      </Results>
    </>
  );
}

function rowsOf(icons: readonly IconName[]): IconName[][] {
  const starts = icons.flatMap((_, index) => (index % columns === 0 ? index : []));
  return starts.map((start) => icons.slice(start, start + columns));
}

/** The icons that pages show, the most frequent first. */
function usedIcons(pages: readonly LinkedPage[]): IconName[] {
  const counts = new Map<IconName, number>();
  for (const icon of pages.flatMap(({ icons = [] }) => icons).filter(isIcon)) {
    counts.set(icon, (counts.get(icon) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([icon]) => icon);
}

function foundText(search: string, count: number): string {
  if (!search.trim()) return 'Type a word to see more icons.';
  if (count === 0) return 'No icons found. Try another word.';
  return count > maxFound ? `${count} icons, showing the first ${maxFound}` : amount(count, 'icon');
}

const IconRow = styled(ComboboxRow)`
  display: grid;
  grid-template-columns: repeat(${columns}, minmax(0, 1fr));
  gap: 0.25rem;
`;

const IconItem = styled(Item)`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 0.3rem;
  min-height: var(--editor-control);
  padding: 0.5rem 0.15rem 0.3rem;
  border-radius: 4px;
  font-size: 0.7rem;
  text-align: center;

  & svg { width: 1.6rem; height: 1.6rem; }
`;
