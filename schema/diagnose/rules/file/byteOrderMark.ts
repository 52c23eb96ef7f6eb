import type { SpokenRule } from '../../rule.ts';

export const byteOrderMark: SpokenRule = {
  name: 'byte-order-mark',
  severity: 'error',
  about:
    'Some programs on Windows put an invisible mark before the first character of a file. JSON does not allow it.',
  examples: [
    {
      file: 'home.json',
      right: '{\n  "$schema"',
      wrong: '⟦\ufeff⟧{\n  "$schema"',
      fix: true,
    },
  ],
  say: () => ({
    message: 'The file begins with an invisible mark (BOM) that JSON does not allow.',
    suggestion: 'Save the file as "UTF-8" and not as "UTF-8 with BOM".',
  }),
};
