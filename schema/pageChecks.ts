// Checks of a single page beyond the fields of each block. `pageSchema` runs them.
import type { z } from 'zod';
import type { Block } from './blocks/index.ts';
import { type Sentence, sentenceOf } from './catalog/index.ts';
import { embedErrors } from './embedErrors.ts';
import { sendErrors } from './formFields.ts';
import { halfButtons } from './halfButtons.ts';
import type { Page } from './pageFields.ts';
import { requiredPaths, reservedPaths } from './paths.ts';
import { isInPlaceOfPicture, picturesAmong, picturesBy } from './pictureFields.ts';
import { hasPrice, priceErrors } from './price.ts';
import type { Refusal } from './refuse.ts';
import { repeatsIn } from './repeats.ts';
import { reservedIds } from './reservedIds.ts';
import { allFields, textsOfKind } from './schemaAt.ts';
import type { Days } from './shownDays.ts';
import { slugOf } from './slugOf.ts';
import { ownValue } from './values.ts';

type Schema = z.core.$ZodType;

/** The errors of a page whose fields are all valid. `schema` describes the fields. */
export function pageErrors(page: Page, schema: Schema): Refusal[] {
  return [
    ...addressErrors(page),
    ...dayErrors(page),
    ...noHero(page),
    ...blockErrors(page, schema),
    ...idErrors(page, schema),
    ...halfButtons(page, schema),
    ...page.blocks.flatMap(errorsOfType),
  ];
}

const reservedBecause = ['assets', 'embeds', 'edit', 'index', 'version', 'home', 'device'] as const;

/** An address that a page cannot have, and a page that must be published. */
function addressErrors({ path, published }: Page): Refusal[] {
  const why = reservedBecause.find((reason) => reservedPaths[reason].test(path));
  const reserved = why
    ? [{ path: ['path'], sentence: sentenceOf(`reserved-path/${why}`, { path }) }]
    : [];
  if (published !== false || !requiredPaths.includes(path)) return reserved;
  const sentence = sentenceOf('unpublished-page/required');
  return [...reserved, { path: ['published'], sentence, suggest: 'remove' }];
}

/** A page or block that is never shown, or that is always shown. */
function dayErrors(page: Page): Refusal[] {
  const errorsAt = (days: Days, path: (string | number)[], always?: Sentence): Refusal[] => {
    const { showFrom, showUntil } = days;
    if (always) {
      return (['showFrom', 'showUntil'] as const)
        .filter((name) => days[name] !== undefined)
        .map((name) => ({ path: [...path, name], sentence: always, suggest: 'remove' }));
    }
    if (showFrom === undefined || showUntil === undefined || showFrom <= showUntil) return [];
    return [
      { path: [...path, 'showUntil'], sentence: sentenceOf('shown-days', { from: showFrom }) },
    ];
  };
  const isRequired = requiredPaths.includes(page.path);
  return [
    ...errorsAt(page, [], isRequired ? sentenceOf('shown-days/required') : undefined),
    ...page.blocks.flatMap((block, index) =>
      errorsAt(
        block,
        ['blocks', index],
        block.type === 'hero' ? sentenceOf('shown-days/hero') : undefined,
      ),
    ),
  ];
}

type Blocks = { blocks: readonly (Block | undefined)[] };

/** The errors of blocks whatever else the page has: a second hero, a picture without a description. */
export function blockErrors(page: Blocks, schema: Schema): Refusal[] {
  const heroes = page.blocks.flatMap((block, index) => (block?.type === 'hero' ? [index] : []));
  const second = heroes
    .slice(1)
    .map((index) => ({ path: ['blocks', index, 'type'], sentence: sentenceOf('one-hero/second') }));
  return [...second, ...pictureErrors(page, schema)];
}

/** A page has one main headline, and the hero holds it. */
function noHero({ blocks }: Page): Refusal[] {
  if (blocks.some(({ type }) => type === 'hero')) return [];
  return [{ path: ['blocks'], sentence: sentenceOf('one-hero') }];
}

/** Ids that are reserved or duplicate, and blocks in the section menu that cannot be linked to. */
function idErrors(page: Page, schema: Schema): Refusal[] {
  const anchors = textsOfKind('anchor', schema, page);
  const reserved = anchors
    .filter(({ text: id }) => reservedIds.includes(id))
    .map(({ text: id, path }) => ({
      path: [...path],
      sentence: sentenceOf('block-id/reserved', { id }),
    }));
  const repeated = repeatsIn(anchors, ({ text }) => text).map(({ item: { text: id, path } }) => ({
    path: [...path],
    sentence: sentenceOf('block-id/duplicate', { id }),
  }));
  const usedIds = new Set(anchors.map(({ text }) => text));
  const missing = page.blocks.flatMap(({ id, menuName }, index): Refusal[] => {
    if (id !== undefined || menuName === undefined) return [];
    const free = freeId(menuName, usedIds);
    usedIds.add(free);
    const path = ['blocks', index, 'menuName'];
    return [
      {
        path,
        sentence: sentenceOf('block-id/missing', { free }),
        fix: { before: 'id', value: free },
      },
    ];
  });
  return [...reserved, ...repeated, ...missing, ...heroesToNowhere(page, usedIds)];
}

/** Heroes whose button has no link, on a page without a block to scroll to. */
function heroesToNowhere({ blocks }: Page, ids: ReadonlySet<string>): Refusal[] {
  if (ids.has('hero-form')) return [];
  return blocks.flatMap((block, index) => {
    if (block.type !== 'hero' || !block.ctaText || block.href) return [];
    const sentence = sentenceOf('broken-link/hero', { text: block.ctaText });
    return [{ path: ['blocks', index, 'ctaText'], sentence }];
  });
}

/** An id derived from a name, unique on the page. */
function freeId(name: string, takenIds: ReadonlySet<string>): string {
  const slug = slugOf(name).replace(/^[^a-z]+/, '');
  const isFree = slug !== '' && !reservedIds.includes(slug);
  const first = isFree ? slug : `${slug || 'block'}-section`;
  let free = first;
  for (let number = 2; takenIds.has(free); number += 1) free = `${first}-${number}`;
  return free;
}

/** Pictures without a description, and groups that have both a picture and a drawing or an icon, of which only one is shown. */
function pictureErrors(page: Blocks, schema: Schema): Refusal[] {
  const pictures = picturesBy(schema, page);
  const undescribed = pictures.flatMap(({ path, picture: { alt, decorative } }): Refusal[] => {
    if (alt === undefined && !decorative)
      return [{ path: [...path], sentence: sentenceOf('missing-alt') }];
    if (alt === undefined || !decorative) return [];
    const sentence = sentenceOf('missing-alt/decorative');
    return [{ path: [...path, 'decorative'], sentence, suggest: 'remove' }];
  });
  if (pictures.length === 0) return [];
  const both: Refusal[] = [];
  for (const { path, value, field } of allFields(schema, page)) {
    if (field.structure !== 'group' || typeof value === 'string') continue;
    const [picture] = picturesAmong(field.fields).filter((name) => ownValue(value, name));
    if (picture === undefined) continue;
    for (const [name, part] of Object.entries(field.fields)) {
      if (!isInPlaceOfPicture(part) || !ownValue(value, name)) continue;
      both.push({
        path: [...path, name],
        sentence: sentenceOf('picture-or-drawing'),
        suggest: 'remove',
      });
    }
  }
  return [...undescribed, ...both];
}

function errorsOfType(block: Block, index: number): Refusal[] {
  const at = (refusals: readonly Refusal[]) =>
    refusals.map((refusal) => ({
      ...refusal,
      path: ['blocks', index, ...(refusal.path ?? [])],
    }));
  switch (block.type) {
    case 'prices':
      return at(
        block.items.flatMap((item, place) => {
          const path = ['items', place];
          const wrong = priceErrors(item, path);
          if (wrong.length > 0 || hasPrice(item) || item.note) return wrong;
          return [{ path, sentence: sentenceOf('price-range/none') }];
        }),
      );
    case 'packages': {
      const wrong = block.items.flatMap((item, place) => priceErrors(item, ['items', place]));
      const needsCurrency = block.items.some(hasPrice) && block.currency === undefined;
      const missing = { path: ['currency'], sentence: sentenceOf('price-range/currency') };
      return at(needsCurrency ? [missing, ...wrong] : wrong);
    }
    case 'embed':
      return at(embedErrors(block));
    case 'form':
      return at(sendErrors(block));
    default:
      return [];
  }
}
