import { z } from 'zod';
import { banner } from './banner.ts';
import { beforeAfter } from './beforeAfter.ts';
import { cardGrid } from './cardGrid.ts';
import { credentials } from './credentials.ts';
import { ctaBand } from './ctaBand.ts';
import { embed } from './embed.ts';
import { faq } from './faq.ts';
import { form } from './form.ts';
import { gallery } from './gallery.ts';
import { hero } from './hero.ts';
import { legal } from './legal.ts';
import { list } from './list.ts';
import { locations } from './locations.ts';
import { packages } from './packages.ts';
import { pageList } from './pageList.ts';
import { painPoints } from './painPoints.ts';
import { people } from './people.ts';
import { prices } from './prices.ts';
import { process } from './process.ts';
import { prose } from './prose.ts';
import { stats } from './stats.ts';
import { testimonials } from './testimonials.ts';
import { timeline } from './timeline.ts';
import { work } from './work.ts';

/** Every block type, in the order used in messages and guides. */
export const blockDefinitions = [
  banner,
  hero,
  cardGrid,
  process,
  testimonials,
  ctaBand,
  faq,
  stats,
  painPoints,
  beforeAfter,
  packages,
  list,
  prose,
  legal,
  embed,
  timeline,
  people,
  credentials,
  work,
  gallery,
  prices,
  locations,
  pageList,
  form,
] as const;

const [first, ...rest] = blockDefinitions;

export const blockSchema = z.discriminatedUnion('type', [
  first.schema,
  ...rest.map((definition) => definition.schema),
]);

export type Block = z.infer<(typeof blockDefinitions)[number]['schema']>;
export type BlockType = Block['type'];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;

export const blockTypes: readonly BlockType[] = blockDefinitions.map(({ type }) => type);
