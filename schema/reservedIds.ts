/** The ids used by the page itself: its content, the form dialog, the top, and ids referenced in code. Blocks cannot use them. */
export const reservedIds: readonly string[] = [
  'main',
  'lead-form',
  'top',
  'root',
  'start',
  'shapes',
];
