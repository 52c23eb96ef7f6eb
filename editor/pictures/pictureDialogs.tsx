import { styled } from 'styled-components';
import { amount } from '../../schema/diagnose/index.ts';
import { maxFormer, type PictureEntry } from '../api.ts';
import { useOpenSite } from '../document/SiteContext.ts';
import { fileNameOf } from '../fields/PictureLibrary.tsx';
import { Refused } from '../refused.ts';
import { Muted, Row } from '../ui/controls.ts';
import { TaskDialog } from '../ui/TaskDialog.tsx';

export const Thumbnail = styled.img`
  flex: none;
  width: 7rem;
  aspect-ratio: 4 / 3;
  border-radius: 6px;
  object-fit: cover;
  background: var(--editor-hover);

  &[src$='.svg'] { object-fit: contain; background: var(--editor-plate); }
`;

type DoneProps = { onClose: () => void; onDone: (words: string) => void };

type ReplaceProps = DoneProps & { picture: PictureEntry; to: string };

/** Lists the uses of a picture, and replaces all of them after confirmation. */
export function ReplaceEverywhere({ picture: { src, uses }, to, onClose, onDone }: ReplaceProps) {
  const { change, home } = useOpenSite();
  const work = async (signal: AbortSignal) => {
    const { contents } = await change('replacePicture', { from: src, to }, signal);
    onDone(
      `${fileNameOf(src)} replaced with ${fileNameOf(to)} in ${amount(contents.size, 'document')}.`,
    );
  };
  return (
    <TaskDialog
      title={`Replace ${fileNameOf(src)} with ${fileNameOf(to)}?`}
      action={`Replace it in ${amount(uses.length, 'place')}`}
      work={work}
      onClose={onClose}
    >
      <Row>
        <Thumbnail src={home.address(src)} alt="Now" />
        <span aria-hidden="true">→</span>
        <Thumbnail src={home.address(to)} alt="After" />
      </Row>
      <Muted>Descriptions stay the same. Check that they fit the new picture:</Muted>
      <ul>
        {uses.map(({ file, title, path, words, alt }) => (
          <li key={`${file} ${path.join('.')}`}>
            {title}, {words}: {alt ?? 'no description'}
          </li>
        ))}
      </ul>
      <Muted>You can undo this. Nothing is saved yet.</Muted>
    </TaskDialog>
  );
}

type RemoveProps = DoneProps & { src: string; what: 'picture' | 'file' };

/** Removes a picture or file that nothing shows or links to, after confirmation. */
export function RemoveFile({ src, what, onClose, onDone }: RemoveProps) {
  const { copy, home, writeFiles } = useOpenSite();
  const work = async () => {
    const { documents } = copy.get().base;
    const user = Array.from(documents).find(([, { text }]) => text.includes(src));
    if (user) {
      throw new Refused(
        `The saved ${user[0]} still uses it. Save your changes first, then remove it.`,
      );
    }
    await writeFiles([{ name: src, content: undefined }]);
    onDone(`${fileNameOf(src)} removed. You can restore it below.`);
  };
  return (
    <TaskDialog
      title={`Remove ${fileNameOf(src)}?`}
      action={`Remove the ${what}`}
      cancel="Keep it"
      isDangerous
      work={work}
      onClose={onClose}
    >
      {what === 'picture' && <Thumbnail src={home.address(src)} alt="" />}
      <Muted>
        The editor keeps the last {maxFormer} removed pictures and files. You can restore them here.
      </Muted>
    </TaskDialog>
  );
}
