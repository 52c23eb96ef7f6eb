import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { type TypefaceName, typefaceNames } from '../../schema/browser.ts';
import { amount } from '../../schema/diagnose/index.ts';
import { type IconName, iconNames } from '../../schema/index.ts';
import { iconThemes, type KnownValues, loadIconSearch, valuesFor } from '../../schema/inspect.ts';
import { fontAddress, iconsAddress } from '../addresses.ts';
import { type LinkedPage, useOpenDocument } from '../document/OpenDocument.ts';
import { useAnswer } from '../document/useAnswer.ts';
import { BlockDrawings, DrawingFrame, facesOf, IconSvg, wholeFont } from '../site.ts';
import { Muted, OfferButton, Row } from '../ui/controls.ts';
import type { FieldProps } from './parts.tsx';
import { type Found, type FoundGroup, SearchableField } from './SearchableField.tsx';

/** One of many values, such as a country, found by what people call it. */
export function SearchChoice({ known, ...field }: FieldProps<'choice'> & { known: KnownValues }) {
  const { country } = useOpenDocument().site;
  const namesOf = useMemo(() => known.names(), [known]);
  const nameOf = (value: string) => namesOf(value)[0] ?? value;
  const chosen = String(field.value ?? '');
  const usual = chosen === '' && country ? known.usual?.(country) : undefined;
  return (
    <SearchableField
      {...field}
      current={chosen ? nameOf(chosen) : 'Choose …'}
      removal="Remove"
      searchLabel={`Find: ${field.form.label}`}
      find={(search) => {
        const values = valuesFor(search, known.values(), namesOf);
        return inOneGroup(values.map((value) => ({ value, words: nameOf(value) })));
      }}
      more={
        usual !== undefined && (
          <Row>
            <OfferButton onClick={() => field.onChange(usual)}>Use {nameOf(usual)}</OfferButton>
          </Row>
        )
      }
    />
  );
}

function inOneGroup(values: readonly Found[]) {
  const note =
    values.length === 0 ? 'Nothing found. Try another word.' : amount(values.length, 'result');
  return { groups: [{ values }], note };
}

// A longer query finds the rest.
const maxFound = 60;

const names: ReadonlySet<string> = new Set(iconNames);

function isIcon(name: unknown): name is IconName {
  return typeof name === 'string' && names.has(name);
}

function Icon({ name }: { name: IconName }) {
  return (
    <IconSvg viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${iconsAddress}#${name}`} />
    </IconSvg>
  );
}

/** The name of an icon in words: "file check". */
function wordsOf(name: string): string {
  return name.replaceAll('-', ' ');
}

/** An icon: those used on this site, then those of each theme, or the results of a search. */
export function IconField(field: FieldProps<'icon'>) {
  const { pages } = useOpenDocument();
  const [isOpened, setIsOpened] = useState(false);
  const { answer, refused } = useAnswer(isOpened || undefined, loadIconSearch);
  const chosen = String(field.value ?? '');
  const group = (title: string, icons: readonly IconName[]): FoundGroup => ({
    title,
    values: icons.map((value) => ({
      value,
      words: wordsOf(value),
      picture: <Icon name={value} />,
    })),
  });
  return (
    <SearchableField
      {...field}
      current={
        <>
          {isIcon(chosen) && <Icon name={chosen} />}
          {chosen ? wordsOf(chosen) : 'Choose an icon'}
        </>
      }
      removal="No icon"
      columns={5}
      searchLabel="Find an icon by what it shows or means"
      placeholder="Find: tooth, bread, law …"
      find={(search) => {
        if (!search.trim()) {
          const themes = iconThemes.map(({ title, icons }) => group(title, icons));
          const groups = [group('Used on this site', usedIcons(pages)), ...themes];
          return { groups, note: 'Type a word to see more icons.' };
        }
        if (!answer) return { groups: [], note: refused?.message ?? 'Loading …' };
        const found = answer.iconsFor(search);
        return {
          groups: [group('Found', found.slice(0, maxFound))],
          note: foundText(found.length),
        };
      }}
      onOpen={() => setIsOpened(true)}
    />
  );
}

/** The icons that pages show, the most frequent first. */
function usedIcons(pages: readonly LinkedPage[]): IconName[] {
  const counts = new Map<IconName, number>();
  for (const icon of pages.flatMap(({ icons = [] }) => icons).filter(isIcon)) {
    counts.set(icon, (counts.get(icon) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([icon]) => icon);
}

function foundText(count: number): string {
  if (count === 0) return 'No icons found. Try another word.';
  return count > maxFound ? `${count} icons, showing the first ${maxFound}` : amount(count, 'icon');
}

type PicturedProps = FieldProps<'drawing' | 'typeface'> & {
  values: readonly Found[];
  /** The words of an omitted field, and of the button that omits it. */
  none: string;
  removal: string;
};

function PicturedField({ values, none, ...field }: PicturedProps) {
  return (
    <SearchableField
      {...field}
      current={String(field.value ?? '') || none}
      columns={3}
      searchLabel={`Find: ${field.form.label}`}
      find={(search) => {
        const sought = search.trim().toLowerCase();
        return inOneGroup(values.filter(({ value }) => value.toLowerCase().includes(sought)));
      }}
    />
  );
}

/** One of the drawings of the site, each with a preview. */
export function DrawingField(field: FieldProps<'drawing'>) {
  const { drawings = {} } = useOpenDocument().site;
  const values = Object.keys(drawings).map((value) => ({
    ...{ value, words: value },
    picture: <DrawingFrame drawing={value} />,
  }));
  return (
    <BlockDrawings value={drawings}>
      <PicturedField {...field} values={values} none="None" removal="No drawing" />
      {values.length === 0 && (
        <Muted>The site has no drawings. Add an SVG file to the folder “drawings”.</Muted>
      )}
    </BlockDrawings>
  );
}

/** One of the typefaces, each with a sample. The fonts are loaded when the samples are shown. */
export function TypefaceField(field: FieldProps<'typeface'>) {
  const values = typefaceNames.map((value) => ({
    ...{ value, words: value },
    picture: <Sample name={value} />,
  }));
  return <PicturedField {...field} values={values} none="Default" removal="Use the default" />;
}

const Letters = styled.div`
  font-size: 1.6rem;
  line-height: 1.2;

  & b { font-weight: 650; }
`;

function Sample({ name }: { name: TypefaceName }) {
  useEffect(() => {
    // The main file contains the letters of the sample.
    const [font] = facesOf(wholeFont(name, { name }, fontAddress).slice(0, 1));
    if (!font) return;
    document.fonts.add(font);
    font.load().catch(() => {});
    return () => {
      document.fonts.delete(font);
    };
  }, [name]);
  return (
    <Letters style={{ fontFamily: `'${name}', sans-serif` }}>
      <b>Aa</b> g&amp;
    </Letters>
  );
}
