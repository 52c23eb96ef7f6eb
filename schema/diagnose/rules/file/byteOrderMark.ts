import type { MessageRule } from '../../rule.ts';

export const byteOrderMark: MessageRule = {
  name: 'byte-order-mark',
  about:
    'Some programs on Windows put an invisible mark before the first character of a file. JSON does not allow it.',
  examples: [
    { file: 'home.json', right: '{\n  "$schema"', wrong: '⟦\ufeff⟧{\n  "$schema"', fix: true },
  ],
  describe: () => ({
    message: 'The file begins with an invisible mark (BOM) that JSON does not allow.',
    suggestion: 'Save the file as "UTF-8" and not as "UTF-8 with BOM".',
  }),
};
