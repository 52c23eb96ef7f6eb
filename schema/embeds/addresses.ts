import type { Element } from './elements.ts';

export const isAddress = (text: string | undefined) =>
  text !== undefined && /^(?:https?:)?\/\//i.test(text);

export const withScheme = (address: string) =>
  address.startsWith('//') ? `https:${address}` : address;

/** The address of a frame. Many codes keep it in another attribute until the frame comes into view. */
export function addressOf({ attributes }: Element): string | undefined {
  return ['src', 'data-src', 'data-tally-src', 'data-url', 'data-lazy-src']
    .map((name) => attributes.get(name))
    .find(isAddress);
}

const sameAddress = (value: string) => (isAddress(value) ? value : undefined);

/** The ID of a live embed has 26 characters, and only Typeform's script can resolve it. */
const typeform = (id: string) =>
  id.length < 26 ? `https://form.typeform.com/to/${id}` : undefined;

/** Attributes of elements that a provider's script replaces with a frame, and how to derive the frame's address. */
const containers: Readonly<Record<string, (value: string) => string | undefined>> = {
  'data-instgrm-permalink': sameAddress,
  'data-tf-widget': typeform,
  'data-tf-live': typeform,
  'data-tf-popup': typeform,
  'data-tf-slider': typeform,
  'data-tf-sidetab': typeform,
  'data-tf-popover': typeform,
  'data-tally-open': (id) => `https://tally.so/embed/${id}`,
  'data-url': sameAddress,
  'data-src': sameAddress,
};

export function containerAddress({ name, attributes }: Element): string | undefined {
  // Lazy-loaded pictures, and share buttons.
  if (['img', 'source', 'a'].includes(name)) return undefined;
  return Object.entries(containers)
    .map(([key, address]) => {
      const value = attributes.get(key);
      return value && address(value);
    })
    .find(Boolean);
}

/** A form that can be sent to its provider without a script. */
export function isForm({ name, attributes }: Element): boolean {
  return name === 'form' && isAddress(attributes.get('action'));
}
