export {
  type Block,
  type BlockOf,
  type BlockType,
  blockDefinitions,
  blockTypes,
} from './blocks/index.ts';
export type { Paragraph, Picture } from './fields.ts';
export { type IconName, iconNames } from './icons/names.ts';
export { type Page, pageSchema } from './page.ts';
export { type Site, siteSchema } from './site.ts';
