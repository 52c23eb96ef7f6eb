import { lazy, Suspense } from 'react';
import { isPieces } from '../../schema/browser.ts';
import { isParagraph, type RichParagraph } from '../adapter/richText.ts';
import { Muted } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';

// The rich text editor is loaded with the first field that needs it.
const RichText = lazy(() => import('./richText/RichText.tsx'));

/** Paragraphs and lists, or a single one, edited as rich text. */
export function ParagraphsField(props: FieldProps<'paragraph' | 'paragraphs'>) {
  const { form, path, value, onChange } = props;
  const isSingle = form.type === 'paragraph';
  const canBeOne = isSingle || form.canBeOne === true;
  const isList = Array.isArray(value) && !(canBeOne && isPieces(value));
  const one = canBeOne && isParagraph(value) ? [value] : [];
  // Write a single paragraph without a list around it if the field allows it.
  const change = (paragraphs: RichParagraph[]) => {
    const [only = '', ...others] = paragraphs;
    onChange(canBeOne && others.length === 0 ? only : paragraphs);
  };
  const description = isSingle
    ? 'Start with “- ” or “1. ” for a list.'
    : 'Press Enter for a new paragraph. Start a line with “- ” or “1. ” for a list.';
  return (
    <LabelledField form={{ ...form, help: { ...form.help, description } }} path={path} group>
      <Suspense fallback={<Muted>Loading …</Muted>}>
        <RichText
          label={form.label}
          value={isList ? value.filter(isParagraph) : one}
          isSingle={isSingle}
          onChange={change}
        />
      </Suspense>
    </LabelledField>
  );
}
