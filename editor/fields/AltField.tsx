import { useId } from 'react';
import { styled } from 'styled-components';
import { textWidth } from '../../schema/browser.ts';
import { amount } from '../../schema/diagnose/index.ts';
import { altLength } from '../../schema/inspect.ts';
import { TextInput } from '../ui/controls.ts';
import { CheckField } from '../ui/TextField.tsx';
import { useDocumentLanguage } from './documentLanguage.ts';
import { Count } from './FieldNotes.tsx';
import { Small } from './parts.tsx';

const Fields = styled.div`
  display: grid;
  gap: 0.35rem;

  & textarea { resize: vertical; }
`;

type Props = {
  alt: string;
  /** Undefined for a logo, which is never decorative: with an empty `alt` it has the company's name. */
  isDecorative: boolean | undefined;
  onChange: (alt: string, isDecorative: boolean) => void;
};

/** Asks for the alt text of a picture, or whether the picture is decorative. */
export function AltField({ alt, isDecorative, onChange }: Props) {
  const id = useId();
  const language = useDocumentLanguage();
  const length = textWidth(alt);
  const over = length - altLength;
  const isLogo = isDecorative === undefined;
  return (
    <Fields>
      {!isDecorative && (
        <>
          <label htmlFor={id}>{isLogo ? 'Alt text' : 'What does it show?'}</label>
          <TextInput
            as="textarea"
            {...language}
            id={id}
            rows={3}
            value={alt}
            aria-describedby={`${id}-help`}
            aria-invalid={over > 0}
            onChange={({ currentTarget }) => onChange(currentTarget.value, false)}
          />
          <Small>
            <Count data-over={over > 0 || undefined}>
              {length} of {altLength}
            </Count>
            <span id={`${id}-help`}>
              {isLogo
                ? 'If this is empty, screen readers read the name of the company, which is right for most logos.'
                : 'Describe the picture in one sentence, as if on the phone. Screen readers and search engines use it.'}
            </span>
          </Small>
          <Small role="status">{over > 0 && `${amount(over, 'character')} too many`}</Small>
        </>
      )}
      {!isLogo && (
        <CheckField
          label="This picture is decorative"
          checked={isDecorative}
          onChange={(checked) => onChange(alt, checked)}
        />
      )}
    </Fields>
  );
}
