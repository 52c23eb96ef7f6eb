import { useState } from 'react';
import { styled } from 'styled-components';
import { type Group, isGroup } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import { useOpenSite } from '../document/SiteContext.ts';
import { Button, Muted, Row } from '../ui/controls.ts';
import { AltField } from './AltField.tsx';
import { DropZone, FileButton } from './DropZone.tsx';
import { FocusPicker } from './FocusPicker.tsx';
import { type PictureChoice, PictureDialog, partsOf } from './PictureDialog.tsx';
import { fileNameOf } from './PictureLibrary.tsx';
import { type FieldProps, LabelledField } from './parts.tsx';
import { useCrops } from './useCrops.ts';

const FileName = styled.span`
  overflow-wrap: anywhere;
  font-weight: 600;
`;

/** An uncropped picture, on a background that makes light and dark ones visible. */
const Whole = styled.img`
  justify-self: start;
  box-sizing: border-box;
  max-width: 100%;
  max-height: 8rem;
  min-height: 44px;
  padding: 0.6rem;
  border-radius: 4px;
  background: repeating-conic-gradient(#8b98a5 0 25%, #75828f 0 50%) 0 0 / 16px 16px;
`;

/** A picture with changed parts: the defined ones in schema order, then others. */
function withParts(picture: Group, fields: Group): Group {
  const { src, alt, decorative, ...rest } = { ...picture, ...fields };
  const entries = Object.entries({ src, alt, decorative, ...rest });
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
}

/** A new picture does not keep the alt text and focus of the previous one. */
function withChoice(now: unknown, choice: PictureChoice, parts: readonly string[]): unknown {
  const picture: Group = isGroup(now) ? now : {};
  if (choice.src !== picture.src) return partsOf(choice, parts);
  const hasText = typeof picture.alt === 'string' && picture.alt !== '';
  return choice.alt === undefined || hasText ? now : withParts(picture, partsOf(choice, parts));
}

/** A picture: its file, its alt text, and its focus. */
export function PictureField({ form, path, value, onChange }: FieldProps<'picture'>) {
  // What the dialog was opened with; undefined while it is closed.
  const [choosing, setChoosing] = useState<{ file?: File }>();
  const [done, setDone] = useState('');
  const has = (part: string) => form.parts.includes(part);
  const picture: Group = isGroup(value) ? value : {};
  const src = typeof picture.src === 'string' ? picture.src : '';

  const change = (fields: Group) => onChange(withParts(picture, fields));
  const choosePicture = (file?: File) => setChoosing(file ? { file } : {});

  return (
    <LabelledField form={form} path={path} group>
      <DropZone onFiles={([file]) => choosePicture(file)}>
        {src && (
          <PicturePreview
            src={src}
            focus={picture.focus}
            hasFocus={has('focus')}
            path={path}
            onFocus={(focus) => change({ focus })}
          />
        )}
        <Row>
          <Button onClick={() => choosePicture()}>
            {src ? 'Another picture' : 'Choose a picture'}
          </Button>
          <FileButton onFiles={([file]) => choosePicture(file)}>From this computer</FileButton>
          {src && form.help.isOptional && <Button onClick={() => onChange('')}>No picture</Button>}
        </Row>
        <Muted role="status">{done}</Muted>
        {!src && <Muted>Or drop a picture here, or click here and paste one.</Muted>}
        {src && has('alt') && (
          <AltText
            key={src}
            picture={picture}
            canBeDecorative={has('decorative')}
            onChange={change}
          />
        )}
      </DropZone>
      {choosing && (
        <PictureDialog
          title="Choose a picture"
          chosen={src}
          file={choosing.file}
          parts={form.parts}
          onChoose={(choice, words) => {
            setChoosing(undefined);
            onChange(withChoice(value, choice, form.parts));
            setDone(words);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </LabelledField>
  );
}

type AltProps = {
  picture: Group;
  canBeDecorative: boolean;
  onChange: (fields: Group) => void;
};

/** The alt text of a picture. Clearing “decorative” restores it. */
function AltText({ picture, canBeDecorative, onChange }: AltProps) {
  const [hiddenAlt, setHiddenAlt] = useState('');
  const wasDecorative = picture.decorative === true;
  return (
    <AltField
      alt={typeof picture.alt === 'string' ? picture.alt : ''}
      isDecorative={canBeDecorative ? wasDecorative : undefined}
      onChange={(text, isDecorative) => {
        if (isDecorative) setHiddenAlt(text);
        const alt = wasDecorative ? hiddenAlt : text;
        onChange({
          alt: isDecorative || alt === '' ? undefined : alt,
          decorative: isDecorative || (picture.decorative === false ? false : undefined),
        });
      }}
    />
  );
}

type PreviewProps = {
  src: string;
  focus: unknown;
  /** Whether the field has a focus. */
  hasFocus: boolean;
  path: ValuePath;
  /** Called with a new focus; undefined for the middle. */
  onFocus: (focus: [number, number] | undefined) => void;
};

/** The picture of a field with its name: uncropped, or with its focus. */
function PicturePreview({ src, focus, hasFocus, path, onFocus }: PreviewProps) {
  const { home } = useOpenSite();
  const crops = useCrops(path);
  const [x = 0.5, y = 0.5] = Array.isArray(focus) ? focus.map(Number) : [];
  return (
    <>
      {hasFocus ? (
        <FocusPicker
          key={src}
          src={src}
          focus={[x, y]}
          crops={crops}
          onChange={([left, top]) => onFocus(left === 0.5 && top === 0.5 ? undefined : [left, top])}
        />
      ) : (
        <Whole src={home.address(src)} alt="" />
      )}
      <FileName>{fileNameOf(src)}</FileName>
    </>
  );
}
