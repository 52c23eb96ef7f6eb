import type { Block, BlockOf, BlockType, Picture } from '../../schema/index.ts';
import type { InBlock, Layout, LayoutOf, SizeOf } from '../pictures/layout.ts';
import { pairLayout } from './BeforeAfter.layout.ts';
import { cardGridLayout } from './CardGrid.layout.ts';
import { logoLayout } from './Credentials.layout.ts';
import { ctaBandLayout } from './CtaBand.layout.ts';
import { embedLayout } from './Embed.layout.ts';
import { galleryLayout, openedLayout } from './Gallery.layout.ts';
import { heroLayout } from './Hero.layout.ts';
import { pageListLayout } from './PageList.layout.ts';
import { peopleLayout } from './People.layout.ts';
import { testimonialLayout } from './Testimonials.layout.ts';
import { jobLayout } from './Work.layout.ts';

type PictureField = {
  [Type in BlockType]: `${Type}.${FieldPath<Omit<BlockOf<Type>, 'type'>, Picture>}`;
}[BlockType];

/** The pictures of pages in lists (src/resolved/types.ts, ListOfBlock). */
type ListedPicture = 'page-list.entries.picture';

/** The layout of the picture in each field. A missing field is a compile error. */
const layouts: Record<PictureField | ListedPicture, LayoutOf> = {
  'hero.picture': () => heroLayout,
  'card-grid.items.picture': cardGridLayout,
  'before-after.pair.before': () => pairLayout,
  'before-after.pair.after': () => pairLayout,
  'testimonials.items.portrait': () => testimonialLayout,
  'cta-band.picture': ctaBandLayout,
  'people.items.picture': peopleLayout,
  'credentials.items.logo': () => logoLayout,
  'credentials.items.logoOnDark': () => logoLayout,
  'work.items.pictures': jobLayout,
  'gallery.items.picture': galleryLayout,
  'embed.picture': () => embedLayout,
  'page-list.entries.picture': () => pageListLayout,
};

/** The additional layouts of pictures that visitors can open. */
const openedLayouts: Partial<Record<PictureField, Layout>> = {
  'gallery.items.picture': openedLayout,
};

/**
 * The layout of a picture by its path in a block: ['picture'], or ['items', 2, 'picture']. Throws for any other field. A gallery
 * needs the sizes of its pictures.
 */
export function layoutOf(block: Block, path: InBlock, sizeOf: SizeOf = () => undefined): Layout {
  const found = entryOf(layouts, block, path);
  if (!found) throw new Error(`src/blocks/layouts.ts has no layout for ${fieldName(block, path)}.`);
  return found(block, path, sizeOf);
}

/** The larger layout of a picture that visitors can open; undefined for others. */
export function openedLayoutOf(block: Block, path: InBlock): Layout | undefined {
  return entryOf(openedLayouts, block, path);
}

function entryOf<Entry>(
  entries: Partial<Record<PictureField | ListedPicture, Entry>>,
  block: Block,
  path: InBlock,
): Entry | undefined {
  const name = fieldName(block, path);
  return Object.entries(entries).find(([field]) => field === name)?.[1];
}

function fieldName({ type }: Block, path: InBlock): string {
  return [type, ...path.filter((step) => typeof step === 'string')].join('.');
}

/**
 * The paths of the fields whose value is a `Leaf` or a list of them. A path contains no indexes: `items.picture` is the field
 * `picture` of each entry of `items`.
 */
type FieldPath<Value, Leaf> = Value extends readonly (infer Item)[]
  ? FieldPath<Item, Leaf>
  : Value extends object
    ? {
        [Field in keyof Value & string]-?: PathOf<Field, NonNullable<Value[Field]>, Leaf>;
      }[keyof Value & string]
    : never;

type PathOf<Field extends string, Value, Leaf> = [Value] extends [Leaf | readonly Leaf[]]
  ? Field
  : `${Field}.${FieldPath<Value, Leaf>}`;
