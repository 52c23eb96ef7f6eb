/** The icons of the interface itself, by their Lucide names. Every page of a build has them in its HTML. */
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
  return interfaceIconNames.some((own) => own === name);
}
