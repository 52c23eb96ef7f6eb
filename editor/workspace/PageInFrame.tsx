import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { type Group, ownValue } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import { valueAt } from '../../schema/inspect.ts';
import type { FormState } from '../adapter/form.ts';
import { identified, identityOf } from '../adapter/identity.ts';
import { formOfDocument } from '../adapter/pageForm.ts';
import { sectionOf } from '../adapter/settingsSections.ts';
import { type Target, targetOf } from '../adapter/target.ts';
import { withField, withValue } from '../changes/merge.ts';
import { documentOf } from '../document/forms.ts';
import { pressShortcut } from '../document/keys.ts';
import {
  type LinkedPage,
  useDocument,
  useEditing,
  useOpenDocument,
  useSelectedIndex,
} from '../document/OpenDocument.ts';
import { useOpenSite } from '../document/SiteContext.ts';
import { useInherited, useSettingsName, useWrittenSite } from '../document/useShownSite.ts';
import type { EditingStore } from '../document/workingCopy.ts';
import { fieldAddress, readFieldAddress } from '../fieldAddress.ts';
import { dropOn, showField } from '../fields/focusField.ts';
import { isSettings } from '../languages.ts';
import type { FromPage, Place } from '../page/messages.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import type { ListedPage } from '../site.ts';
import { Button, Choices, Muted } from '../ui/controls.ts';
import { focusChosen, useSelectAt } from './goTo.ts';
import { useBlockActions } from './useBlockActions.ts';

const Preview = styled.section`
  display: grid;
  grid-area: page;
  grid-template-rows: auto minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
  background: var(--editor-hover);
`;

const Widths = styled(Choices)`
  justify-content: center;
  padding: 0.3rem 0.75rem;
`;

const Room = styled.div`
  overflow: hidden;
  min-width: 0;
  min-height: 0;

  & > p { padding: 1rem; text-align: center; }
  & > iframe { display: block; border: 0; transform-origin: 0 0; background: #fff; }
`;

const widths = { Desktop: 1280, Tablet: 820, Phone: 390 };
// In a window this narrow, the page has the full width (PageWorkspace.tsx), but a desktop page would still be too small to edit.
const firstWidth = () => (innerWidth <= 640 ? widths.Phone : widths.Desktop);

type Props = {
  /** The page that the site settings are shown on. Default: the open page. */
  page?: Group | undefined;
  /** The setting that is edited. */
  setting?: ValuePath | undefined;
  /** Called when a setting is edited on an open page, or a field of the page. */
  onSetting?: (path: ValuePath | undefined) => void;
};

/**
 * The page as visitors see it, in a frame: shows each change at once, and lets its texts be edited in place. It has the
 * width of a desktop, a tablet or a phone, scaled down to the available space.
 */
export function PageInFrame({ page, setting, onSetting = () => {} }: Props) {
  const [isReady, setIsReady] = useState(false);
  const { name, site, theme, pages } = useOpenDocument();
  const document = useDocument();
  const index = useSelectedIndex();
  const selected = useEditing((editing) => editing.selected);
  const isSite = isSettings(name);
  const written = isSite ? page : document;
  const writtenSite = useWrittenSite(name);
  const typed = useTyped(onSetting);
  const [isVisitor, setIsVisitor] = useState(false);

  const onMessage = (message: FromPage) => {
    if (message.type === 'ready') setIsReady(true);
    else if (!(isVisitor && message.type === 'choose')) typed.answer(message);
  };
  const place = useMemo((): Place | undefined => {
    if (setting) return setting.length > 0 ? { isSite: true, path: setting } : undefined;
    return isSite || index < 0 ? undefined : { isSite: false, path: ['blocks', index] };
  }, [setting, isSite, index]);
  // Each check makes a new list of pages, which is sent only to a page that needs it.
  const others = written && showsOthers(written) ? pages : undefined;
  const shown = useMemo(
    () =>
      written && {
        ...{ page: { ...written }, site, writtenSite, theme },
        ...(others && { pages: others.map(listedPage) }),
        ...{ place: isVisitor ? undefined : place, block: selected },
        isOpen: { page: !isSite && !isVisitor, site: !isVisitor },
      },
    [isVisitor, written, site, others, writtenSite, theme, place, isSite, selected],
  );

  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [width, setWidth] = useState(firstWidth);
  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, size.width / width || 1);
  return (
    <Preview aria-label="The page" data-side="page">
      <Widths role="group" aria-label="Width of the page">
        {Object.entries(widths).map(([label, one]) => (
          <Button key={label} aria-pressed={width === one} onClick={() => setWidth(one)}>
            {label}
          </Button>
        ))}
        <Button aria-pressed={isVisitor} onClick={() => setIsVisitor(!isVisitor)}>
          As a visitor
        </Button>
      </Widths>
      <Room ref={room}>
        {!isReady && <Muted role="status">Loading the page …</Muted>}
        <PageFrame
          title="The page"
          shown={shown}
          numbers={typed.numbers}
          onMessage={onMessage}
          style={{
            width,
            height: size.height / scale,
            transform: `translateX(${(size.width - width * scale) / 2}px) scale(${scale})`,
          }}
        />
      </Room>
    </Preview>
  );
}

/** Whether a page shows something of others: in a list, or as one with a date. */
function showsOthers({ date, blocks }: Group): boolean {
  const isList = (block: unknown) => ownValue(block, 'type') === 'page-list';
  return date !== undefined || (Array.isArray(blocks) && blocks.some(isList));
}

function listedPage({ path, title, date, teaser, lists = [] }: LinkedPage): ListedPage {
  const { description = '', picture } = teaser ?? {};
  const blocks = lists.map((list) => ({ type: 'page-list' as const, ...list }));
  return { path, title, description, date, picture, blocks };
}

/** The states of the page and of site.json that were sent to the frame, by number. Text typed into an older one is dropped. */
const maxSent = 50;

/**
 * Handles the page's messages. Text typed in place is written to the field that got the focus, even after it was moved: the
 * frame names the page that it showed then.
 */
function useTyped(onSetting: (path: ValuePath | undefined) => void) {
  const { copy } = useOpenSite();
  const { name, store: opened } = useOpenDocument();
  const sent = useRef<{ number: number; page: FormState; site: FormState }[]>([]);
  const confirmed = useRef(0);
  const written = useRef<Written>(undefined);
  const settings = useSettingsName(name);
  const inherited = useInherited(settings);
  const siteStore = copy.of(settings);
  const numbers = useCallback(() => {
    const number = (sent.current.at(-1)?.number ?? 0) + 1;
    const [page, site] = [opened.get().state, siteStore.get().state];
    sent.current = [...sent.current, { number, page, site }].slice(-maxSent);
    return { number, confirmed: confirmed.current };
  }, [opened, siteStore]);
  const selectAt = useSelectAt();
  const actions = useBlockActions();
  const isSite = isSettings(name);

  const showSetting = (path: ValuePath) => {
    const [shown] = readFieldAddress(location.hash).path;
    if (sectionOf(shown) === sectionOf(path[0])) showField(path);
    else location.hash = fieldAddress(name, path);
  };
  const choose = ({ isSite: isOfSite, path }: Place) => {
    if (isSite) {
      if (isOfSite) showSetting(path);
      return;
    }
    flushSync(() => onSetting(isOfSite ? path : undefined));
    if (!isOfSite) selectAt(path);
    showField(path);
  };
  /** Writes the text that is edited; undefined: as it is. The first text in an inherited list gives the language a list of its own. */
  const write = (text: string | undefined) => {
    const { store, target } = written.current ?? {};
    if (!store || !target) return;
    if ('steps' in target) {
      store.write(target, (now) => text ?? now);
      return;
    }
    const { list, path } = target;
    const inner = path.slice(list.length);
    const before = valueAt(inherited, list);
    const now = text === undefined ? before : withValue(before, inner, text);
    store.replace(withField(documentOf(settings, store.get().state), list, now));
    const found = store.find(path);
    written.current = found && { store, target: found };
  };
  const answer = (message: FromPage) => {
    switch (message.type) {
      // Messages of the block picker.
      case 'ready':
      case 'pick':
        return;
      case 'close':
        return focusChosen();
      case 'choose':
        return choose(message.place);
      case 'drop':
        choose(message.place);
        return dropOn(message.place.path, message.files);
      case 'begin': {
        const { path, isSite: isOfSite } = message.place;
        const store = isOfSite ? siteStore : opened;
        const shown = sent.current.find(({ number }) => number === message.shown);
        const { fields } = formOfDocument(isOfSite ? settings : name);
        const list = path.slice(
          0,
          path.findIndex((step) => typeof step === 'number'),
        );
        const isInherited =
          isOfSite &&
          inherited !== undefined &&
          shown !== undefined &&
          list.length < path.length - 1 &&
          valueAt(documentOf(settings, shown.site), list) === undefined;
        const target =
          shown &&
          (isInherited
            ? { list, path }
            : targetOf(isOfSite ? shown.site : shown.page, fields, path));
        written.current = target && { store, target };
        return choose(message.place);
      }
      case 'write':
        confirmed.current = message.number;
        write(message.text);
        return;
      case 'addEntry': {
        if (written.current && 'list' in written.current.target) write(undefined);
        const { store, target } = written.current ?? {};
        if (target && 'steps' in target)
          store?.write(listOf(target), (now) => withEmptyEntry(now, target));
        return;
      }
      case 'end':
        written.current = undefined;
        return;
      case 'block': {
        const { blocks } = opened.get().state;
        const index = blocks.findIndex(({ key }) => key === message.key);
        // The second click of a double click may arrive after its block was removed.
        return index < 0 ? undefined : actions[message.action](index);
      }
      case 'shortcut':
        return pressShortcut(message.shortcut);
      default:
        return message satisfies never;
    }
  };
  return { answer, numbers };
}

/** The field that is edited in place. `list`: it is in an inherited list at this path. */
type Written = { store: EditingStore; target: Target | { list: ValuePath; path: ValuePath } };

/** The list that contains a text entry. */
function listOf({ steps, rest, ...target }: Target): Target {
  if (rest.length > 0) return { ...target, steps, rest: rest.slice(0, -1) };
  return { ...target, steps: steps.slice(0, -2), rest };
}

/** A list with an empty entry below the target entry, even if that was moved. */
function withEmptyEntry(list: unknown, { steps, rest }: Target): unknown {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  const [entry, field = ''] = steps.slice(-2);
  const index =
    rest.length > 0 ? Number(rest.at(-1)) : entries.findIndex((one) => identityOf(one) === entry);
  if (index < 0) return list;
  return entries.toSpliced(index + 1, 0, rest.length > 0 ? '' : identified({ [field]: '' }));
}
