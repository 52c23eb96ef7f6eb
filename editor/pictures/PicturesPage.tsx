import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { originalUrl } from '../../schema/browser.ts';
import { amount } from '../../schema/diagnose/index.ts';
import type { Answers, DownloadEntry, PictureEntry } from '../api.ts';
import { ask } from '../document/ask.ts';
import { useTask } from '../document/useTask.ts';
import { fieldAddress } from '../fieldAddress.ts';
import { DropZone, FileButton } from '../fields/DropZone.tsx';
import { PictureDialog } from '../fields/PictureDialog.tsx';
import { isFound, nameOf, PictureSearch, usedWords } from '../fields/PictureLibrary.tsx';
import { kilobytes } from '../kilobytes.ts';
import { Button, ButtonLink, Muted, Row, Stack } from '../ui/controls.ts';
import { EditorMain } from '../ui/EditorMain.ts';
import { RefusedNote } from '../ui/RefusedNote.tsx';
import { useDialog } from '../ui/useDialog.ts';
import { RemoveDownload, RemovePicture, ReplaceEverywhere, Thumbnail } from './pictureDialogs.tsx';

const Page = styled(EditorMain)`
  & h2 { margin: 1rem 0 0; font-size: 1rem; line-height: 1.3; }
`;

const Bar = styled(Row)`
  justify-content: space-between;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--editor-rule);
  border-radius: 8px;
  background: var(--editor-panel);

  & > li + li { border-top: 1px solid var(--editor-rule); }
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1rem;
  align-items: start;
  padding: 0.75rem;
  content-visibility: auto;
  contain-intrinsic-size: auto 7rem;

  & strong { overflow-wrap: anywhere; }
  & summary { display: flex; align-items: center; min-height: var(--editor-control); cursor: pointer; }
  & summary:focus-visible { outline: 3px solid var(--editor-blue); outline-offset: 2px; }
  & summary::before { content: '▸'; margin-right: 0.5rem; }
  & details[open] > summary::before { content: '▾'; }
  & details ul { margin: 0; padding: 0 0 0.5rem 1.25rem; }
  & details a { display: inline-flex; align-items: center; min-height: var(--editor-control); color: var(--editor-blue); }
`;

const About = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
`;

const Problem = styled.span`
  color: var(--editor-error);
`;

/**
 * All pictures of the site: where each is shown, replacing one everywhere, and removing unused ones. Also the files to
 * download.
 */
export function PicturesPage() {
  const [found, setFound] = useState<Answers['pictures']>();
  const [search, setSearch] = useState('');
  const { dialog, open } = useDialog();
  const [done, setDone] = useState('');
  const { run, refused, again, isRunning } = useTask();
  const refresh = useCallback(
    async (signal: AbortSignal) => setFound(await ask('pictures', {}, signal)),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page opens
  useEffect(() => void run(refresh), []);

  const finish = (close: () => void) => (words: string) =>
    run(async (signal) => {
      close();
      await refresh(signal);
      setDone(words);
    });
  const takeIn = (file?: File) =>
    open((close) => (
      <PictureDialog
        title="A new picture"
        isFileAlone
        file={file}
        onChoose={(_choice, words) => finish(close)(`${words} Every page can show it now.`)}
        onClose={close}
      />
    ));
  const replaceBy = (picture: PictureEntry, to: string) =>
    open((close) => (
      <ReplaceEverywhere picture={picture} to={to} onClose={close} onDone={finish(close)} />
    ));
  const replace = (picture: PictureEntry) =>
    open((close) => (
      <PictureDialog
        title={`Replace ${nameOf(picture.src)}`}
        isFileAlone
        onChoose={({ src }) => (src === picture.src ? close() : replaceBy(picture, src))}
        onClose={close}
      />
    ));
  const remove = ({ src }: PictureEntry) =>
    open((close) => <RemovePicture src={src} onClose={close} onDone={finish(close)} />);

  const all = found?.pictures.filter((picture) => isFound(picture, search.trim())) ?? [];
  const used = all.filter(({ uses }) => uses.length > 0);
  const unused = all.filter(({ uses }) => uses.length === 0);

  return (
    <Page>
      <Bar>
        <h1>Pictures</h1>
        <ButtonLink href="#">All pages</ButtonLink>
      </Bar>
      <DropZone onFile={takeIn}>
        <Row>
          <FileButton onFiles={([file]) => takeIn(file)}>New picture</FileButton>
          <Muted as="span">or drop a picture here, or click here and paste one</Muted>
        </Row>
      </DropZone>
      <PictureSearch value={search} onChange={setSearch} />
      <RefusedNote refused={refused} again={again} />
      <Muted role="status">
        {found ? done || amount(all.length, 'picture') : refused ? '' : 'Reading …'}
      </Muted>
      {used.length > 0 && (
        <List aria-label="Pictures that are used">
          {used.map((picture) => (
            <Entry key={picture.src} picture={picture}>
              <Button
                aria-label={`Replace ${nameOf(picture.src)} everywhere`}
                onClick={() => replace(picture)}
              >
                Replace everywhere
              </Button>
            </Entry>
          ))}
        </List>
      )}
      {unused.length > 0 && (
        <Stack>
          <h2>Not used any more</h2>
          <Muted>No page shows these, and they are not published.</Muted>
          <List aria-label="Pictures that are not used">
            {unused.map((picture) => (
              <Entry key={picture.src} picture={picture}>
                <Button
                  aria-label={`Remove ${nameOf(picture.src)}`}
                  onClick={() => remove(picture)}
                >
                  Remove
                </Button>
              </Entry>
            ))}
          </List>
        </Stack>
      )}
      <Downloads
        downloads={found?.downloads ?? []}
        onRemove={({ src }) =>
          open((close) => <RemoveDownload src={src} onClose={close} onDone={finish(close)} />)
        }
      />
      <Removed
        removed={found?.removed ?? []}
        isRunning={isRunning}
        onRestore={(id) =>
          run(async (signal) => {
            const { src } = await ask('restorePicture', { id });
            await refresh(signal);
            setDone(`${nameOf(src)} is back.`);
          })
        }
      />
      {dialog}
    </Page>
  );
}

function Entry({ picture, children }: { picture: PictureEntry; children: ReactNode }) {
  const { src, size, problem, uses } = picture;
  return (
    <Item>
      {size ? <Thumbnail src={originalUrl(src)} alt="" loading="lazy" /> : <Thumbnail as="span" />}
      <About>
        <strong>{nameOf(src)}</strong>
        <br />
        {size && (
          <Muted as="small">
            {size.width} × {size.height} pixels
          </Muted>
        )}
        {problem !== undefined && <Problem>{problem}</Problem>}
        {uses.length > 0 && (
          <details>
            <summary>{usedWords(picture)}</summary>
            <ul>
              {uses.map(({ file, title, path, words, alt }) => (
                <li key={`${file} ${path.join('.')}`}>
                  <a href={fieldAddress(file, path)}>{title}</a>, {words}: {alt ?? 'no description'}
                </li>
              ))}
            </ul>
          </details>
        )}
      </About>
      {children}
    </Item>
  );
}

type DownloadsProps = {
  downloads: readonly DownloadEntry[];
  onRemove: (file: DownloadEntry) => void;
};

/** The files that visitors can download. A new one is added where a link to it is chosen. */
function Downloads({ downloads, onRemove }: DownloadsProps) {
  if (downloads.length === 0) return null;
  return (
    <Stack>
      <h2>Files to download</h2>
      <List aria-label="Files to download">
        {downloads.map((file) => (
          <Item key={file.src}>
            <About>
              <strong>{nameOf(file.src)}</strong>
              <br />
              <Muted as="small">
                {kilobytes(file.bytes)}
                {file.uses.length === 0 && ', not published: no link leads to it'}
              </Muted>
              {file.problem !== undefined && <Problem>{file.problem}</Problem>}
              {file.uses.length > 0 && (
                <details>
                  <summary>{usedWords(file)}</summary>
                  <ul>
                    {file.uses.map(({ file: own, title, path, words }) => (
                      <li key={`${own} ${path.join('.')}`}>
                        <a href={fieldAddress(own, path)}>{title}</a>, {words}
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </About>
            {file.uses.length === 0 && (
              <Button aria-label={`Remove ${nameOf(file.src)}`} onClick={() => onRemove(file)}>
                Remove
              </Button>
            )}
          </Item>
        ))}
      </List>
    </Stack>
  );
}

type RemovedProps = {
  removed: Answers['pictures']['removed'];
  isRunning: boolean;
  onRestore: (id: string) => void;
};

function Removed({ removed, isRunning, onRestore }: RemovedProps) {
  if (removed.length === 0) return null;
  return (
    <Stack>
      <h2>Removed pictures and files</h2>
      {removed.map(({ id, src, time }) => (
        <Bar key={id}>
          <span>
            {nameOf(src)} <Muted as="small">{new Date(time).toLocaleString()}</Muted>
          </span>
          <Button
            aria-label={`Bring back ${nameOf(src)}`}
            disabled={isRunning}
            onClick={() => onRestore(id)}
          >
            Bring back
          </Button>
        </Bar>
      ))}
    </Stack>
  );
}
