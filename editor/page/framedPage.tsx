// The page in the editor's frame. It renders the document that the editor sends, with the site's own components.
import { type FragmentInstance, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import { typefacesOf } from '../../schema/browser.ts';
import { fontAddress } from '../addresses.ts';
import { listenForKeys, onShortcut } from '../document/keys.ts';
import { refuseFiles } from '../document/refuseFiles.ts';
import {
  examples,
  isRightToLeft,
  loadFonts,
  OpenForm,
  ownForm,
  preparePage,
  providerFrame,
} from '../site.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { BlockPictures } from './BlockPictures.tsx';
import { BlockTools } from './BlockTools.tsx';
import { fieldAt } from './marks.ts';
import { listenToEditor, type PageView, postToEditor } from './messages.ts';
import { NotShown, PagePreview } from './PagePreview.tsx';
import { pictureAt } from './pictureAt.ts';
import { sendEmbeds } from './sendEmbeds.ts';
import { editedAttribute, focusText, showPlace } from './showPlace.ts';
import { noNumbers, PageNumbers } from './useTextEdit.ts';

const EditingStyle = createGlobalStyle`
  /* Above a link that covers a card. */
  [data-field] { position: relative; z-index: 1; border-radius: 2px; outline-offset: 2px; cursor: text; }
  [data-field]:hover { outline: 1px dashed color-mix(in srgb, currentColor 60%, transparent); }
  [data-field]:focus { outline: 2px solid var(--focus, var(--blue)); }
  [${editedAttribute}]:not(:focus) { outline: 3px solid var(--focus, var(--blue)); outline-offset: 2px; }
  [data-field]:empty::before { content: attr(aria-label); opacity: 0.5; }
  [data-fact] { padding: 0 0.15em; border-radius: 4px; background: color-mix(in srgb, currentColor 15%, transparent); }
  /* Every text can be edited, including the answers of questions that visitors open. */
  [hidden='until-found'] { content-visibility: visible !important; }
  iframe, form :is(input, select, textarea) { pointer-events: none; }
  html { scroll-behavior: auto; }
`;

/** The elements of each block, by its index. */
const blocks: (FragmentInstance | null)[] = [];
const refs: ((instance: FragmentInstance | null) => void)[] = [];
function blockRef(index: number) {
  refs[index] ??= (instance) => {
    blocks[index] = instance;
  };
  return refs[index];
}

/** The index of the block at a point of the window; -1 if there is none. */
function blockAt({ clientX: x, clientY: y }: MouseEvent): number {
  return blocks.findIndex((block) =>
    block
      ?.getClientRects()
      .some(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom),
  );
}

function FramedPage({ view }: { view: PageView }) {
  const { site, theme, place, page } = view;
  const { brand, language } = site;
  const path = JSON.stringify(place);
  const isEdited = isPictures || view.isOpen.page || view.isOpen.site;
  useEffect(() => {
    Object.assign(document.documentElement, {
      lang: language,
      dir: isRightToLeft(language) ? 'rtl' : 'ltr',
    });
    document.documentElement.dataset.theme = theme;
  }, [language, theme]);
  const typefaces = typefacesOf(brand);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal typefaces are loaded once
  useEffect(() => {
    // If a font file is missing, the fallback font remains.
    loadFonts(document, typefaces, fontAddress).catch(() => {});
  }, [JSON.stringify(typefaces)]);
  useEffect(() => sendEmbeds({ page, site }), [page, site]);
  useTextsOnly(isEdited);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place with an equal path is unchanged
  useEffect(() => showPlace(place, blocks), [path]);
  const index = useMemo(() => blockIndex(view), [view]);
  return (
    <>
      {isEdited && <EditingStyle />}
      {isPictures && <BlockPictures site={site} addresses={view.addresses} />}
      <ErrorBoundary
        resetKey={page}
        fallback={
          <NotShown role="alert">
            We cannot show this page right now. Your text is safe. Press Undo, or continue in the
            fields.
          </NotShown>
        }
      >
        {!isPictures && (
          <PageNumbers value={view.numbers ?? noNumbers}>
            <PagePreview key={`${isEdited}`} view={view} blockRef={blockRef}>
              {place?.isSite && place.path[0] === 'leadForm' && <OpenForm />}
            </PagePreview>
          </PageNumbers>
        )}
      </ErrorBoundary>
      {view.isOpen.page && (
        <BlockTools index={index} block={view.block} blocks={blocks} count={count(page.blocks)} />
      )}
    </>
  );
}

/** In a page that is edited, disables links and buttons, so that Tab moves from text to text. */
function useTextsOnly(isEdited: boolean): void {
  useLayoutEffect(() => {
    isVisited = !isEdited;
    if (isVisited) return;
    for (const control of document.querySelectorAll(idle)) control.setAttribute('tabindex', '-1');
    // Screen readers ignore controls inside a button, but not inside a link.
    for (const around of document.querySelectorAll(
      ':is(button, [role="button"]):has([role="textbox"])',
    )) {
      around.setAttribute('role', 'link');
    }
  });
}

const idle =
  'a[href], button:not([data-tool]), input:not([data-tool]), select, textarea, summary, iframe, [tabindex="0"]:not([data-field])';

/** Whether the page is shown as visitors see it: nothing in it is edited, and its buttons work. */
let isVisited = false;

/** The frame of the block picker shows pictures of all types. */
const isPictures = location.hash === '#blocks';

const count = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/** The index of the selected block; -1 if there is none. */
function blockIndex({ place }: PageView): number {
  const [list, index] = place?.path ?? [];
  return !place?.isSite && list === 'blocks' && typeof index === 'number' ? index : -1;
}

/** Tells the editor which field was clicked: that of the text, or else of its block or part of the layout. */
function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest('[data-tool]')) return;
  // Do not leave the page or open anything over it, except for menus: their links are texts too.
  if (target.closest('a')) event.preventDefault();
  if (isVisited) return;
  // The text of a label is edited, instead of moving the focus to its control.
  if (target.closest('label')) event.preventDefault();
  if (target.closest('button')) event.stopPropagation();
  const text = target.closest('[data-field]');
  const field = text ? fieldAt(Number(text.getAttribute('data-field'))) : undefined;
  // A text that is edited in place already sent its place on focus.
  if (field?.isOpen && text?.role === 'textbox') return;
  if (field) {
    postToEditor({ type: 'choose', place: field.place });
    return;
  }
  const index = target.closest('header, footer') ? -1 : blockAt(event);
  if (index >= 0) {
    postToEditor({ type: 'choose', place: { isSite: false, path: ['blocks', index] } });
    return;
  }
  const part = target.closest('header')
    ? 'header'
    : target.closest('footer')
      ? 'footer'
      : undefined;
  if (part) postToEditor({ type: 'choose', place: { isSite: true, path: [part] } });
}

/** What the page shows. */
let current: PageView | undefined;

/** Sends files that are dropped on a picture to its field. Others are refused. */
function onDrop(event: DragEvent): void {
  const { dataTransfer, type } = event;
  if (!current?.isOpen.page || !dataTransfer?.types.includes('Files')) return;
  const place = pictureAt(event, current);
  if (!place) return;
  event.preventDefault();
  if (type === 'drop') postToEditor({ type, place, files: Array.from(dataTransfer.files) });
}

function Waiting() {
  const [view, setView] = useState<PageView>();
  useEffect(() => {
    listenToEditor((next) => {
      current = next;
      setView(next);
    }, focusText);
    postToEditor({ type: 'ready' });
  }, []);
  return view && <FramedPage view={view} />;
}

/** Renders what the editor sends, and reports clicks and edits. */
export async function startPage(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element to render in.');
  document.addEventListener('click', onClick, { capture: true });
  // A form is not sent from here.
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  // A dragged link could be dropped somewhere.
  document.addEventListener('dragstart', (event) => event.preventDefault());
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    // The first Escape in a changed text reverts it.
    if (key === 'Escape' && !defaultPrevented) postToEditor({ type: 'close' });
  });
  listenForKeys(document);
  document.addEventListener('dragover', onDrop);
  document.addEventListener('drop', onDrop);
  refuseFiles(document);
  for (const shortcut of ['save', 'undo', 'redo'] as const) {
    onShortcut(shortcut, () => postToEditor({ type: 'shortcut', shortcut }));
  }
  // Any block can be added, so the code of all of them is loaded first.
  const every = { hasFacts: true, languages: [] };
  await Promise.all([
    preparePage({ blocks: examples }, every),
    providerFrame.load(),
    ownForm.load(),
  ]);
  createRoot(root).render(<Waiting />);
}
