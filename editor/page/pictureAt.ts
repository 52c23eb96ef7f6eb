import { originalUrl } from '../../schema/browser.ts';
import { picturesIn } from '../../schema/inspect.ts';
import type { PageView, Place } from './messages.ts';

/** The field of the picture at a point of the window; undefined if there is none. */
export function pictureAt({ clientX, clientY }: MouseEvent, view: PageView): Place | undefined {
  const image = window.document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element instanceof HTMLImageElement);
  if (!image) return undefined;
  // Both lists are in the order of the page, in case it shows the picture several times.
  const index = Array.from(window.document.images)
    .filter((other) => pathOf(other.src) === pathOf(image.src))
    .indexOf(image);
  const isSite = image.closest('main') === null;
  const fields = picturesIn(isSite ? view.site : view.page).filter(
    ({ picture: { src } }) =>
      pathOf(view.addresses?.get(src) ?? originalUrl(src)) === pathOf(image.src),
  );
  const field = fields[index] ?? fields.at(-1);
  return field && { isSite, path: field.path };
}

const pathOf = (address: string) => new URL(address, location.href).pathname;
