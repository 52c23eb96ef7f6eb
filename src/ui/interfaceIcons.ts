/** The icons of the interface itself, which no document chooses; Lucide names. */
export const interfaceIconNames = [
  'arrow-right',
  'check',
  'chevron-down',
  'copy',
  'external-link',
  'menu',
  'minus',
  'plus',
  'x',
] as const;

export type InterfaceIconName = (typeof interfaceIconNames)[number];
