import { useId } from 'react';
import { styled } from 'styled-components';
import { type Group, isGroup } from '../../schema/values.ts';
import { useEditor } from '../document/EditorContext.ts';
import { TextInput } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';

const Fields = styled.div`
  display: grid;
  gap: 0.5rem;

  & img { max-width: 100%; max-height: 10rem; border-radius: 4px; object-fit: contain; }
  & label { display: grid; gap: 0.25rem; }
  & label:has([type='checkbox']) {
    display: flex;
    align-items: center;
    min-height: 44px;
    gap: 0.6rem;
  }
  & [type='checkbox'] { width: 24px; height: 24px; accent-color: var(--editor-blue); }
`;

/**
 * A picture: one of the files that there are, and what it shows. The point that no crop loses is kept as it is in the
 * document.
 */
export function PhotoField({ form, name, value, onChange }: FieldProps<'picture'>) {
  const { pictures } = useEditor();
  const files = useId();
  const text = useId();
  const picture: Group = isGroup(value) ? value : {};
  const src = typeof picture.src === 'string' ? picture.src : '';
  const alt = typeof picture.alt === 'string' ? picture.alt : '';
  const isDecorative = picture.decorative === true;
  const change = (fields: Group) => {
    const { src: file, alt: text, decorative, ...rest } = { ...picture, ...fields };
    onChange({
      src: file,
      ...(text !== undefined && { alt: text }),
      ...(decorative !== undefined && { decorative }),
      ...rest,
    });
  };
  const offered = src && !pictures.includes(src) ? [src, ...pictures] : pictures;
  return (
    <LabelledField form={form} name={name} group>
      <Fields>
        <label htmlFor={files}>
          File
          <TextInput
            as="select"
            id={files}
            value={src}
            onChange={({ currentTarget }) =>
              currentTarget.value === '' ? onChange('') : change({ src: currentTarget.value })
            }
          >
            {(form.help.isOptional || !src) && <option value="">None</option>}
            {offered.map((file) => (
              <option key={file} value={file}>
                {file.replace(/^pictures\//, '')}
              </option>
            ))}
          </TextInput>
        </label>
        {offered.length === 0 && (
          <span>Put files into the folder “pictures” beside the pages.</span>
        )}
        {src && (
          <>
            <img src={`/${src.split('/').map(encodeURIComponent).join('/')}`} alt="" />
            {!isDecorative && (
              <label htmlFor={text}>
                What does it show?
                <TextInput
                  as="textarea"
                  id={text}
                  rows={3}
                  value={alt}
                  onChange={({ currentTarget }) =>
                    change({ alt: currentTarget.value === '' ? undefined : currentTarget.value })
                  }
                />
              </label>
            )}
            <label>
              <input
                type="checkbox"
                checked={isDecorative}
                onChange={({ currentTarget: { checked } }) =>
                  change(checked ? { decorative: true, alt: undefined } : { decorative: undefined })
                }
              />
              It tells nothing beyond the text beside it
            </label>
          </>
        )}
      </Fields>
    </LabelledField>
  );
}
