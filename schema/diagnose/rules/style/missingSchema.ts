import type { FileRule } from '../../rule.ts';

export const missingSchema: FileRule = {
  name: 'missing-schema',

  check({ source, kind }) {
    const folders = source.name.split(/[\\/]/).slice(0, -1);
    // A folder outside of the project has no known path to the schemas.
    const isOutside = folders[0] === '..' || folders[0] === '';
    if (isOutside || Object.hasOwn(Object(source.value), '$schema')) return [];
    const schema = `${'../'.repeat(folders.length)}schema/${kind}.schema.json`;
    const start = (source.rangeOf([])?.offset ?? 0) + 1;
    return [
      {
        source,
        path: [],
        message: 'The file does not name its schema, so your editor program cannot help.',
        suggestion: `Write "$schema": "${schema}" as its first field.`,
        fix: [{ offset: start, length: 0, text: `\n  "$schema": "${schema}",` }],
      },
    ];
  },
};
