import type { Price } from '../../../price.ts';
import { blocksOfType } from '../../blocksOfType.ts';
import { phrase } from '../../phrase.ts';
import type { DocumentRule } from '../../rule.ts';
import type { Documents, Finding } from '../../types.ts';
import { group, labelOf, place } from '../../words.ts';

const onePrice = 'Write "price" alone for one price, or "from" and "to".';
const onePriceInForm = 'Write one price alone, or the lowest and the highest.';
const priceWords = { inFile: onePrice, inForm: onePriceInForm };

/** Prices that contradict each other or cannot be shown. */
export const priceRange: DocumentRule = {
  name: 'price-range',

  check(documents) {
    return [...listed(documents), ...inPackages(documents)];
  },
};

function listed(documents: Documents): Finding[] {
  return blocksOfType(documents, 'prices').flatMap(({ block, path, page, source }) =>
    block.items.flatMap((item, index) => {
      const at = { source, path: [...path, 'items', index] };
      const wrong = wrongPrice(item, at, page);
      if (wrong.length > 0 || hasPrice(item) || item.note) return wrong;
      const suggestion = {
        inFile: `${onePrice} Without any, write a "note", as in "On request".`,
        inForm: `${onePriceInForm} Without any, write a note, such as "On request".`,
      };
      return [{ ...at, message: phrase`${group(at.path, page)} has no price.`, suggestion }];
    }),
  );
}

function inPackages(documents: Documents): Finding[] {
  return blocksOfType(documents, 'packages').flatMap(({ block, path, page, source }) => {
    const needsCurrency = block.items.some(hasPrice) && block.currency === undefined;
    const missing = {
      source,
      path: [...path, 'currency'],
      message: phrase`${group(path, page)} has prices and no ${labelOf([...path, 'currency'], page)}.`,
      suggestion: {
        inFile: 'Write it as in "currency": "USD".',
        inForm: 'Write its three letters, such as "USD".',
      },
    };
    const wrong = block.items.flatMap((item, index) =>
      wrongPrice(item, { source, path: [...path, 'items', index] }, page),
    );
    return needsCurrency ? [missing, ...wrong] : wrong;
  });
}

function hasPrice({ price, from, to }: Price): boolean {
  return [price, from, to].some((amount) => amount !== undefined);
}

/** What is wrong with the price of an entry that has one. */
function wrongPrice(
  { price, from, to }: Price,
  { source, path }: Pick<Finding, 'source' | 'path'>,
  page: object,
): Finding[] {
  if (price !== undefined && (from !== undefined || to !== undefined)) {
    const message = phrase`${group(path, page)} has both one price and a range.`;
    return [{ source, path: [...path, 'price'], message, suggestion: priceWords }];
  }
  if (from === undefined || to === undefined || from <= to) return [];
  const highest = place([...path, 'to'], page);
  return [
    {
      source,
      path: [...path, 'to'],
      message: phrase`${highest} is ${to}, which is less than the ${from} of ${labelOf([...path, 'from'], page)}.`,
      suggestion: phrase`Write the lower number in ${labelOf([...path, 'from'], page)} and the higher one in ${labelOf([...path, 'to'], page)}.`,
    },
  ];
}
