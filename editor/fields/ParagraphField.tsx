import { lazy, Suspense } from 'react';
import { isPieces } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import type { Base } from '../adapter/form.ts';
import { isParagraph, type WrittenParagraph } from '../adapter/richText.ts';
import { Muted } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';

// The rich text editor is loaded with the first field that needs it.
const RichText = lazy(() => import('./richText/RichText.tsx'));

/** Paragraphs and lists, written as in a text editor. */
export function ParagraphsField({ form, path, value, onChange }: FieldProps<'paragraphs'>) {
  const isList = Array.isArray(value) && !(form.canBeOne && isPieces(value));
  const one = form.canBeOne && isParagraph(value) ? [value] : [];
  const paragraphs = isList ? value.filter(isParagraph) : one;
  // One paragraph is written without a list around it, where it can be.
  const change = (written: WrittenParagraph[]) => {
    const [only = '', ...others] = written;
    onChange(form.canBeOne && others.length === 0 ? only : written);
  };
  const help = 'Press Enter for a new paragraph. Start a line with “- ” or “1. ” for a list.';
  return <Field {...{ form, path, help }} value={paragraphs} onChange={change} />;
}

/** One paragraph, or one list. */
export function ParagraphField({ form, path, value, onChange }: FieldProps<'paragraph'>) {
  const paragraphs = isParagraph(value) ? [value] : [];
  const help = 'Start with “- ” or “1. ” for a list.';
  const change = ([paragraph = '']: WrittenParagraph[]) => onChange(paragraph);
  return <Field {...{ form, path, help }} value={paragraphs} isSingle onChange={change} />;
}

type Props = {
  form: Base;
  path: ValuePath;
  help: string;
  value: readonly WrittenParagraph[];
  isSingle?: boolean;
  onChange: (value: WrittenParagraph[]) => void;
};

function Field({ form, path, help, value, isSingle = false, onChange }: Props) {
  return (
    <LabelledField form={{ ...form, help: { ...form.help, description: help } }} path={path} group>
      <Suspense fallback={<Muted>Loading …</Muted>}>
        <RichText label={form.label} {...{ value, isSingle, onChange }} />
      </Suspense>
    </LabelledField>
  );
}
