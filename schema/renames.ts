/**
 * Fields that had another name in documents of an earlier version: the path of the old field, and its current name. A path
 * is one of `fieldsIn` (kinds.ts) with the old name as its last step: "page.blocks[](card-grid).items[].label". All code that
 * handles old names uses this table: the rule `renamed-field` and its fix, the editor, JSON Schema and the guides.
 * A field that gets a third name has two lines that both lead to it.
 */
export const renames: Readonly<Record<string, string>> = {
  'site.header.services.label': 'title',
  'site.header.services.groups[].links[].label': 'text',
  'site.header.links[].label': 'text',
  'site.footer.columns[].links[].label': 'text',
};
