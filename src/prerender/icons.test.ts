import { expect, test } from 'vitest';
import { cardGrid } from '../../schema/blocks/cardGrid.ts';
import { iconNames } from '../../schema/icons/names.ts';
import { isInterfaceIcon } from '../ui/interfaceIcons.ts';
import { iconFile, iconsIn } from './icons.ts';

const [first, ...others] = cardGrid.schema.parse(cardGrid.example).items;

test('every icon that a block can name comes with its page, unless every page has it', () => {
  const blockWith = (icon: (typeof iconNames)[number]) =>
    cardGrid.schema.parse({ ...cardGrid.example, items: [{ ...first, icon }, ...others] });
  const rest = iconsIn(blockWith('phone')).filter((name) => name !== 'phone');
  for (const icon of iconNames) {
    const own = iconsIn(blockWith(icon)).filter((name) => !rest.includes(name) || name === icon);
    expect(own.slice(0, 1), icon).toEqual(isInterfaceIcon(icon) ? [] : [icon]);
    if (!isInterfaceIcon(icon)) expect(iconFile([icon])).toContain(`<g id="${icon}"><`);
  }
});
