import { styled } from 'styled-components';
import { movedColors, readColor } from '../../schema/colors/index.ts';
import { useOpenDocument } from '../document/OpenDocument.ts';
import { Muted, TextInput } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';

const Controls = styled.div`
  display: grid;
  grid-template-columns: 1fr var(--editor-control);
  gap: 0.4rem;
`;

const Swatch = styled(TextInput)`
  padding: 2px;
  cursor: pointer;
`;

const MovedColor = styled(Muted)`
  display: flex;
  align-items: center;
  gap: 0.4rem;
  margin-top: 0.4rem;

  & span {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    border: 1px solid var(--editor-line);
    border-radius: 4px;
  }
`;

/**
 * A color as CSS text, with the browser's color picker. Shows the colors that the light theme uses instead, if it differs.
 */
export function ColorField({ form, path, value, onChange }: FieldProps<'color'>) {
  const text = typeof value === 'string' ? value : '';
  const colors = useOpenDocument().site.brand?.colors ?? [];
  const moved = movedColors(colors).filter(({ index }) => colors[index] === text);
  return (
    <LabelledField form={form} path={path} group>
      {(control) => (
        <>
          <Controls>
            <TextInput
              {...control}
              aria-label={form.label}
              value={text}
              spellCheck={false}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
            <Swatch
              type="color"
              aria-label={`${form.label}: choose`}
              value={readColor(text) ?? '#000000'}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          </Controls>
          {moved.map(({ users, replacement }) => (
            <MovedColor key={users}>
              <span aria-hidden="true" style={{ background: replacement }} />
              The light theme shows {users} in {replacement}.
            </MovedColor>
          ))}
        </>
      )}
    </LabelledField>
  );
}
