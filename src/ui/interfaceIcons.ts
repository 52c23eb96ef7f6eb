/** The icons of the interface itself, by their Lucide names. Every page has them in its HTML. */
export const interfaceIconNames = [
  'arrow-right',
  'check',
  'chevron-down',
  'copy',
  'menu',
  'phone',
  'plus',
  'x',
] as const;

export type InterfaceIconName = (typeof interfaceIconNames)[number];

export function isInterfaceIcon(name: string): name is InterfaceIconName {
  return interfaceIconNames.some((icon) => icon === name);
}

/** The element id of an icon in the page. The id of a block cannot contain a colon, so they never collide. */
export function iconId(name: InterfaceIconName): string {
  return `i:${name}`;
}
