import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { amount } from '../../schema/diagnose/index.ts';
import { type IconName, iconNames } from '../../schema/index.ts';
import { iconsFor, iconThemes } from '../../schema/inspect.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import { type LinkedPage, useEditor } from '../document/EditorContext.ts';
import { Button, Muted, Row, TextInput } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';

// A longer query finds the others.
const mostFound = 60;

const names: ReadonlySet<string> = new Set(iconNames);

function isIcon(name: unknown): name is IconName {
  return typeof name === 'string' && names.has(name);
}

/** The name of an icon in words: "file check". */
function wordsOf(name: string): string {
  return name.replaceAll('-', ' ');
}

/** A field for an icon: a button with the chosen one, which opens a grid of icons with a search. */
export function IconField({ form, path, value, onChange }: FieldProps<'icon'>) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  const choose = (icon: string) => {
    onChange(icon);
    close();
  };
  return (
    <LabelledField form={form} path={path} group>
      <Row>
        <Chosen
          ref={opener}
          aria-expanded={isOpen}
          aria-label={`${form.label}: ${value ? wordsOf(String(value)) : 'none'}. Choose another`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isIcon(value) && <Icon name={value} />}
          {value ? wordsOf(String(value)) : 'Choose an icon'}
        </Chosen>
        {form.help.isOptional && value ? (
          <Button onClick={() => choose('')}>No icon</Button>
        ) : undefined}
      </Row>
      {isOpen && <IconGrid label={form.label} value={value} onChoose={choose} onClose={close} />}
    </LabelledField>
  );
}

type GridProps = {
  label: string;
  value: unknown;
  onChoose: (icon: string) => void;
  onClose: () => void;
};

/**
 * The icons: those used on this site, then those of each theme, or the results of a search. Arrow keys go from icon to
 * icon and from the search into the grid; Enter, Space and a click choose, and Escape closes.
 */
function IconGrid({ label, value, onChoose, onClose }: GridProps) {
  const { pages } = useEditor();
  const [search, setSearch] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const offered = useMemo(
    () => [
      { title: 'Used on this site', icons: usedIcons(pages) },
      ...iconThemes.map(({ title, icons }) => ({ title, icons })),
    ],
    [pages],
  );
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise, which is no cleanup function.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const found = iconsFor(search);
  const groups = search.trim() ? [{ title: 'Found', icons: found.slice(0, mostFound) }] : offered;
  const count = groups.reduce((sum, { icons }) => sum + icons.length, 0);

  const onKeyDown = (event: KeyboardEvent) => {
    const options = Array.from(
      grid.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [],
    );
    const from = event.target instanceof HTMLElement ? options.indexOf(event.target) : -1;
    const isInGrid = from >= 0;
    let to: HTMLElement | null | undefined;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowDown') to = isInGrid ? below(options, from, 1) : options[0];
    else if (event.key === 'ArrowUp' && isInGrid) to = below(options, from, -1) ?? field.current;
    else if (event.key === 'ArrowRight' && isInGrid) to = options[from + 1];
    else if (event.key === 'ArrowLeft' && isInGrid) to = options[from - 1];
    else if (event.key === 'Home' && isInGrid) to = options[0];
    else if (event.key === 'End' && isInGrid) to = options.at(-1);
    else if ((event.key === 'Enter' || event.key === ' ') && isInGrid) options[from]?.click();
    else if (event.key === 'Enter') options[0]?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
    to?.focus();
  };

  let first = 0;
  return (
    <Panel ref={panel} onKeyDown={onKeyDown}>
      <TextInput
        ref={field}
        type="search"
        autoFocus
        aria-label="Find an icon by what it shows or stands for"
        aria-controls={`${id}grid`}
        placeholder="Find: tooth, bread, law …"
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
          setActive(0);
        }}
      />
      <Muted role="status">{foundText(search, found.length)}</Muted>
      <Groups ref={grid} id={`${id}grid`} role="listbox" aria-label={label} hidden={count === 0}>
        {groups
          .filter(({ icons }) => icons.length > 0)
          .map(({ title, icons }) => {
            const start = first;
            first += icons.length;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
              <div key={title} role="group" aria-labelledby={`${id}${start}`}>
                <Title id={`${id}${start}`} role="presentation">
                  {title}
                </Title>
                <Icons role="presentation">
                  {icons.map((icon, index) => (
                    <Option
                      key={icon}
                      role="option"
                      aria-selected={icon === value}
                      tabIndex={start + index === active ? 0 : -1}
                      onFocus={() => setActive(start + index)}
                      onClick={() => onChoose(icon)}
                    >
                      <Icon name={icon} />
                      {wordsOf(icon)}
                    </Option>
                  ))}
                </Icons>
              </div>
            );
          })}
      </Groups>
    </Panel>
  );
}

/** The nearest option in the next row downwards (1) or upwards (-1); undefined in the last row. */
function below(options: readonly HTMLElement[], from: number, step: 1 | -1) {
  const places = options.map((option) => ({ option, box: option.getBoundingClientRect() }));
  const own = places[from]?.box;
  if (!own) return undefined;
  const further = places.filter(({ box }) => (box.top - own.top) * step > own.height / 2);
  const nearest = Math.min(...further.map(({ box }) => box.top * step));
  return further
    .filter(({ box }) => box.top * step < nearest + 1)
    .sort((a, b) => Math.abs(a.box.left - own.left) - Math.abs(b.box.left - own.left))[0]?.option;
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
  if (count === 0) return 'No icon is found by these words. Try another one.';
  return count > mostFound ? `${count} icons, the first ${mostFound} here` : amount(count, 'icon');
}

const Chosen = styled(Button)`
  flex: 1;
  justify-content: start;
  font-weight: 400;
`;

const Panel = styled.div`
  display: grid;
  gap: 0.35rem;
  margin-top: 0.35rem;
  padding: 0.5rem;
  border: 1px solid var(--editor-line);
  border-radius: 6px;
  background: var(--editor-panel);
  font-size: 0.85rem;
`;

const Groups = styled.div`
  max-height: 22rem;
  padding: 2px;
  overflow: auto;
`;

const Title = styled.div`
  padding: 0.6rem 0.2rem 0.2rem;
  color: var(--editor-muted);
  font-size: 0.78rem;
  font-weight: 600;
`;

const Icons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.25rem, 1fr));
  gap: 0.25rem;
`;

const Option = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 0.3rem;
  min-height: var(--editor-control);
  padding: 0.5rem 0.15rem 0.3rem;
  border-radius: 4px;
  font-size: 0.7rem;
  line-height: 1.2;
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;

  & svg { width: 1.6rem; height: 1.6rem; }
  &:hover { background: var(--editor-hover); }
  &[aria-selected='true'] { background: var(--editor-chosen); }
  &:focus-visible { outline: 2px solid var(--editor-blue); }
`;
