import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { amount } from '../../schema/diagnose/index.ts';
import type { DownloadEntry, PictureEntry } from '../api.ts';
import { useCopy, useOpenSite, useSiteAnswer } from '../document/SiteContext.ts';
import { useTask } from '../document/useTask.ts';
import { fieldAddress } from '../fieldAddress.ts';
import { DropZone, FileButton } from '../fields/DropZone.tsx';
import { PictureDialog } from '../fields/PictureDialog.tsx';
import { fileNameOf, isFound, pictureSearch, usedWords } from '../fields/PictureLibrary.tsx';
import type { RemovedFile } from '../home/home.ts';
import { kilobytes } from '../kilobytes.ts';
import { SiteActions } from '../publishing/SiteActions.tsx';
import {
  Button,
  ButtonLink,
  EditorMain,
  Ends,
  List,
  Muted,
  panel,
  Row,
  Stack,
} from '../ui/controls.ts';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { SearchInput } from '../ui/SearchInput.tsx';
import { useDialog } from '../ui/useDialog.ts';
import { AddPictures } from './AddPictures.tsx';
import { RemoveFile, ReplaceEverywhere, Thumbnail } from './pictureDialogs.tsx';

const Files = styled(List)`
  gap: 0;
  ${panel}

  & > li + li { border-top: 1px solid var(--editor-rule); }
`;

const Item = styled(Row)`
  align-items: start;
  padding: 0.75rem;
  content-visibility: auto;
  contain-intrinsic-size: auto 7rem;

  & > div { flex: 1 1 14rem; min-width: 0; overflow-wrap: anywhere; }
  & em { color: var(--editor-error); font-style: normal; }
  & summary { display: flex; align-items: center; min-height: var(--editor-control); cursor: pointer; }
  & summary::before { content: '▸'; margin-right: 0.5rem; }
  & details[open] > summary::before { content: '▾'; }
  & details ul { margin: 0; padding: 0 0 0.5rem 1.25rem; }
  & details a { display: inline-flex; align-items: center; min-height: var(--editor-control); }
`;

/**
 * All pictures of the site, and the files to download: shows where each is used, replaces a picture everywhere, and
 * removes unused ones.
 */
export function PicturesPage() {
  const { ask } = useOpenSite();
  const { answer: found, refused, again } = useSiteAnswer((signal) => ask('pictures', {}, signal));
  const [search, setSearch] = useState('');
  const [done, setDone] = useState('');
  const { dialog, add, replace, remove } = usePictureDialogs(setDone);

  const listed = found?.pictures.filter((picture) => isFound(picture, search.trim())) ?? [];
  const used = listed.filter(({ uses }) => uses.length > 0);
  const unused = listed.filter(({ uses }) => uses.length === 0);

  return (
    <EditorMain>
      <Ends>
        <h1>Pictures</h1>
        <Row>
          <SiteActions />
          <ButtonLink href="#">All pages</ButtonLink>
        </Row>
      </Ends>
      <DropZone isMultiple onFiles={add}>
        <Row>
          <FileButton isMultiple onFiles={add}>
            New pictures
          </FileButton>
          <Muted as="span">or drop pictures here, or click here and paste one</Muted>
        </Row>
      </DropZone>
      <SearchInput label={pictureSearch} value={search} onChange={setSearch} />
      <RefusedNote refused={refused} again={again} />
      <Muted role="status">
        {found ? done || amount(listed.length, 'picture') : refused ? '' : 'Reading …'}
      </Muted>
      {used.length > 0 && (
        <Files aria-label="Used pictures">
          {used.map((picture) => (
            <PictureItem key={picture.src} picture={picture}>
              <Button
                aria-label={`Replace ${fileNameOf(picture.src)} everywhere`}
                onClick={() => replace(picture)}
              >
                Replace everywhere
              </Button>
            </PictureItem>
          ))}
        </Files>
      )}
      <UnusedPictures pictures={unused} onRemove={(picture) => remove(picture, 'picture')} />
      <Downloads files={found?.downloads ?? []} onRemove={(file) => remove(file, 'file')} />
      <RemovedFiles onRestored={setDone} />
      {dialog}
    </EditorMain>
  );
}

/** The dialogs that add, replace and remove pictures and files. `onDone` is called with a message about what was done. */
function usePictureDialogs(onDone: (words: string) => void) {
  const { follow } = useOpenSite();
  const { dialog, open } = useDialog();
  const finish = (close: () => void) => async (words: string) => {
    close();
    await follow();
    onDone(words);
  };
  const replaceWith = (picture: PictureEntry, to: string) =>
    open((close) => (
      <ReplaceEverywhere picture={picture} to={to} onClose={close} onDone={finish(close)} />
    ));
  return {
    dialog,
    add: (files: [File, ...File[]]) =>
      open((close) =>
        files.length > 1 ? (
          <AddPictures files={files} onClose={finish(close)} />
        ) : (
          <PictureDialog
            title="A new picture"
            parts={[]}
            file={files[0]}
            onChoose={(_choice, words) => finish(close)(`${words} You can now use it on any page.`)}
            onClose={close}
          />
        ),
      ),
    replace: (picture: PictureEntry) =>
      open((close) => (
        <PictureDialog
          title={`Replace ${fileNameOf(picture.src)}`}
          parts={[]}
          onChoose={({ src }) => (src === picture.src ? close() : replaceWith(picture, src))}
          onClose={close}
        />
      )),
    remove: ({ src }: { src: string }, what: 'picture' | 'file') =>
      open((close) => <RemoveFile src={src} what={what} onClose={close} onDone={finish(close)} />),
  };
}

type UnusedProps = {
  pictures: readonly PictureEntry[];
  onRemove: (picture: PictureEntry) => void;
};

function UnusedPictures({ pictures, onRemove }: UnusedProps) {
  if (pictures.length === 0) return null;
  return (
    <Stack>
      <h2>No longer used</h2>
      <Muted>No page shows these, and they are not published.</Muted>
      <Files aria-label="Unused pictures">
        {pictures.map((picture) => (
          <PictureItem key={picture.src} picture={picture}>
            <RemoveButton src={picture.src} onClick={() => onRemove(picture)} />
          </PictureItem>
        ))}
      </Files>
    </Stack>
  );
}

type DownloadsProps = {
  files: readonly DownloadEntry[];
  onRemove: (file: DownloadEntry) => void;
};

/** The files to download. */
function Downloads({ files, onRemove }: DownloadsProps) {
  if (files.length === 0) return null;
  const sizeOf = ({ bytes, uses }: DownloadEntry) =>
    kilobytes(bytes) + (uses.length > 0 ? '' : ', not published: no link leads to it');
  return (
    <Stack>
      <h2>Downloads</h2>
      <Files aria-label="Downloads">
        {files.map((file) => (
          <FileItem key={file.src} file={file} size={sizeOf(file)}>
            {file.uses.length === 0 && (
              <RemoveButton src={file.src} onClick={() => onRemove(file)} />
            )}
          </FileItem>
        ))}
      </Files>
    </Stack>
  );
}

/** Pictures and files that can be restored. */
function RemovedFiles({ onRestored }: { onRestored: (words: string) => void }) {
  const { home, writeFiles } = useOpenSite();
  const base = useCopy((copy) => copy.base);
  const { run, refused, again, isRunning } = useTask();
  const files = base.removed.filter(({ name }) => !name.endsWith('.json'));
  const restore = ({ name, id }: RemovedFile) =>
    run(async () => {
      await writeFiles([{ name, content: await home.bytes(name, id) }]);
      onRestored(`${fileNameOf(name)} restored.`);
    });
  if (files.length === 0) return null;
  return (
    <Stack>
      <h2>Removed pictures and files</h2>
      <RefusedNote refused={refused} again={again} />
      {files.map((file) => (
        <Ends key={file.id}>
          <span>
            {fileNameOf(file.name)} <Muted as="small">{new Date(file.time).toLocaleString()}</Muted>
          </span>
          <Button
            aria-label={`Restore ${fileNameOf(file.name)}`}
            disabled={isRunning}
            onClick={() => restore(file)}
          >
            Restore
          </Button>
        </Ends>
      ))}
    </Stack>
  );
}

function PictureItem({ picture, children }: { picture: PictureEntry; children: ReactNode }) {
  const { src, size } = picture;
  const { home } = useOpenSite();
  return (
    <FileItem
      file={picture}
      picture={
        size ? <Thumbnail src={home.address(src)} alt="" loading="lazy" /> : <Thumbnail as="span" />
      }
      size={size && `${size.width} × ${size.height} pixels`}
    >
      {children}
    </FileItem>
  );
}

type FileProps = {
  file: PictureEntry | DownloadEntry;
  /** Omitted for a file to download, whose uses have no description. */
  picture?: ReactNode;
  size: string | undefined;
  /** Buttons. */
  children: ReactNode;
};

/** A file with its size, what is wrong with it, and links to its uses. */
function FileItem({ file, picture, size, children }: FileProps) {
  const uses: PictureEntry['uses'] = file.uses;
  return (
    <Item as="li">
      {picture}
      <div>
        <strong>{fileNameOf(file.src)}</strong>
        <br />
        <Muted as="small">{size}</Muted>
        {file.problem !== undefined && <em>{file.problem}</em>}
        {uses.length > 0 && (
          <details>
            <summary>{usedWords(file)}</summary>
            <ul>
              {uses.map(({ file: name, title, path, words, alt = 'no description' }) => (
                <li key={`${name} ${path.join('.')}`}>
                  <a href={fieldAddress(name, path)}>{title}</a>, {words}
                  {picture && `: ${alt}`}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {children}
    </Item>
  );
}

function RemoveButton({ src, onClick }: { src: string; onClick: () => void }) {
  return (
    <Button aria-label={`Remove ${fileNameOf(src)}`} onClick={onClick}>
      Remove
    </Button>
  );
}
