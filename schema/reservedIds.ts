/** The ids of the page itself: its content, the form dialog, the top, and what the code refers to. No block can have them. */
export const reservedIds: readonly string[] = [
  'main',
  'lead-form',
  'top',
  'root',
  'start',
  'shapes',
];
