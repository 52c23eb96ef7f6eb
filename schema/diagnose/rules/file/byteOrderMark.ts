import type { MessageRule } from '../../rule.ts';

export const byteOrderMark: MessageRule = {
  name: 'byte-order-mark',

  describe: () => ({
    message: 'The file begins with an invisible mark (BOM) that JSON does not allow.',
    suggestion: 'Save the file as "UTF-8" and not as "UTF-8 with BOM".',
  }),
};
