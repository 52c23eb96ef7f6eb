import type { ValuePath } from '../../schema/index.ts';
import type { ShownSite } from '../../src/shown/types.ts';
import { isWithin } from '../adapter/fieldPath.ts';

/** An element of a page that shows a setting of the site, with the path of the setting. */
type Place = { element: Element; path: ValuePath };

/**
 * Where a page shows the settings of the site: header and menus, footer, and their parts. Visitors' pages get no extra
 * attributes for this, so the elements are found by the structure of src/layout/ (settingsInPage.test.tsx).
 */
export function settingsIn(page: Document, site: ShownSite): Place[] {
  const around = page.querySelector('main')?.parentElement;
  const [header, footer] = ['header', 'footer'].map((tag) =>
    Array.from(around?.children ?? []).find((element) => element.matches(tag)),
  );
  return [...(header ? inHeader(header, site) : []), ...(footer ? inFooter(footer, site) : [])];
}

/** The setting of an element: that of the innermost place around it. Undefined for a control with an action of its own. */
export function settingOf(target: Element, page: Document, site: ShownSite): ValuePath | undefined {
  // A copy button, or the choice of the theme.
  if (target.closest('button, label, input')) return undefined;
  const around = settingsIn(page, site).filter(({ element }) => element.contains(target));
  const [innermost] = around.sort((a, b) => depth(b.element) - depth(a.element));
  return innermost?.path;
}

/**
 * Shows the edited setting in a page: opens its menu, scrolls it into view and marks it, until the returned function is
 * called.
 */
export function showSetting(path: ValuePath, page: Document, site: ShownSite): () => void {
  const places = settingsIn(page, site)
    .filter((place) => isWithin(path, place.path))
    .sort((a, b) => b.path.length - a.path.length);
  const { element } = places.find((place) => isShown(place.element)) ?? {};
  const view = page.defaultView;
  if (!element || !view) return () => {};
  const menus = menusAround(element);
  const open = () => {
    for (const menu of menus) menu.open = true;
  };
  // A click elsewhere, also in the form, closes a menu.
  for (const menu of menus) menu.addEventListener('toggle', open);
  open();
  element.setAttribute(shownAttribute, '');
  const bringIntoView = () => element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  bringIntoView();
  // Content that loads later, such as pictures, shifts the footer. Puck's frame keeps the body as high as the window.
  const resized = new ResizeObserver(bringIntoView);
  for (const moving of [page.querySelector('main'), element]) if (moving) resized.observe(moving);
  // A lower window shows less of the page, whose height does not change.
  view.addEventListener('resize', bringIntoView);
  return () => {
    resized.disconnect();
    view.removeEventListener('resize', bringIntoView);
    element.removeAttribute(shownAttribute);
    for (const menu of menus) {
      menu.removeEventListener('toggle', open);
      menu.open = false;
    }
  };
}

/** The attribute of the element that shows the edited setting. */
export const shownAttribute = 'data-edited';

/** Whether an element is visible at this width, perhaps in a menu that can be opened. */
function isShown(element: Element): boolean {
  return (menusAround(element).at(-1) ?? element).checkVisibility();
}

/**
 * The menus around an element that have to be open for it, the innermost first. A menu's own summary is visible without
 * opening it.
 */
function menusAround(element: Element): HTMLDetailsElement[] {
  const menu = element.parentElement?.closest('details');
  if (!menu) return [];
  const isNeeded = element.closest('summary')?.parentElement !== menu;
  return [...(isNeeded ? [menu] : []), ...menusAround(menu)];
}

const depth = (element: Element | null): number => (element ? 1 + depth(element.parentElement) : 0);

function all(root: Element | undefined | null, selector: string): Element[] {
  return Array.from(root?.querySelectorAll(selector) ?? []);
}

/** The places of elements, in their order, without missing elements. */
function places(...pairs: [Element | undefined | null, ...ValuePath[]][]): Place[] {
  return pairs.flatMap(([element, ...paths]) =>
    element ? paths.map((path) => ({ element, path })) : [],
  );
}

const logoPath = ({ brand }: ShownSite): ValuePath =>
  brand?.logo ? ['brand', 'logo'] : ['company'];

function inHeader(header: Element, site: ShownSite): Place[] {
  const { phone } = site.header;
  const sheet = header.querySelector('[data-menu-sheet]');
  const nav = all(header, 'nav').find((element) => !sheet?.contains(element));
  const call = all(header, 'a[href^="tel:"]').find((element) => !sheet?.contains(element));
  const action = call?.nextElementSibling;
  const [sheetAction, sheetCall] = all(sheet, 'nav > :last-child > a');
  const links = [all(nav, ':scope > ul > li > a'), all(sheet, 'nav > a')].flatMap((entries) =>
    entries.map((element, index) => ({ element, path: ['header', 'links', index] })),
  );
  return [
    { element: header, path: ['header'] },
    ...places(
      [header.querySelector('a[href="/"]'), logoPath(site)],
      [call, ['phones', phone], ['header', 'phone']],
      [action?.matches('a') ? action : undefined, ['header', 'ctaText'], ['header', 'href']],
      [sheet?.querySelector('summary'), ['header']],
      [sheetAction, ['header', 'ctaText'], ['header', 'href']],
      [sheetCall, ['phones', phone], ['header', 'phone']],
    ),
    ...inMenu(nav?.querySelector('details')),
    ...inMenu(sheet?.querySelector('details')),
    ...links,
  ];
}

/** The menu of services, in a wide window and in the sheet of a phone. */
function inMenu(menu: Element | undefined | null): Place[] {
  const services = ['header', 'services'];
  return [
    ...places([menu?.querySelector('summary'), [...services, 'title']]),
    ...all(menu, 'ul').flatMap((list, index) => {
      const group = [...services, 'groups', index];
      return [
        ...places([list.parentElement, group], [list.previousElementSibling, [...group, 'title']]),
        ...all(list, 'a').map((element, place) => ({
          element,
          path: [...group, 'links', place],
        })),
      ];
    }),
  ];
}

function inFooter(footer: Element, site: ShownSite): Place[] {
  const logo = footer.querySelector('a[href="/"]');
  const columns = all(footer, 'nav');
  const contact = columns.at(-1)?.nextElementSibling ?? logo?.parentElement?.nextElementSibling;
  const [phone, email, address, location] = all(contact, 'li');
  const facts = footer.querySelector('[data-facts]');
  const hours = facts?.querySelector('[data-hours]');
  const locations = facts?.querySelector('[data-places]');
  const profiles = all(facts, 'section').find((part) => part !== hours && part !== locations);
  return [
    { element: footer, path: ['footer'] },
    ...places(
      [logo, site.brand?.logoOnDark ? ['brand', 'logoOnDark'] : logoPath(site)],
      [logo?.nextElementSibling, ['footer', 'text']],
      [phone, ['phones', site.footer.phone], ['footer', 'phone']],
      [email, ['emails', site.footer.email], ['footer', 'email']],
      [address, ['address']],
      [location, ['location']],
      [hours, ['hours']],
      [locations, ['locations']],
      [profiles, ['profiles']],
      [footer.lastElementChild?.querySelector('span'), ['company']],
    ),
    ...all(locations, 'ul > li').map((element, index) => ({ element, path: ['locations', index] })),
    ...columns.flatMap((column, index) => {
      const path = ['footer', 'columns', index];
      return [
        ...places([column, path], [column.querySelector('h2'), [...path, 'title']]),
        ...all(column, 'a').map((element, place) => ({ element, path: [...path, 'links', place] })),
      ];
    }),
  ];
}
