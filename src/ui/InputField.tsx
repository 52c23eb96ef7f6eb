import type { ReactNode } from 'react';
import type { Input } from '../../schema/index.ts';
import { plainText } from '../shared/plainText.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { inputHints } from './inputHints.ts';
import { words } from './Paragraph.tsx';
import { unbroken } from './unbroken.tsx';

/** A longer list of options is a menu. */
const maxShownOptions = 6;

const Field = styled.div`
  display: grid;
  gap: var(--space-2xs);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > :is(legend, label:not(:has(input))) { padding: 0; font-weight: 600; }
  /* Inside the fieldset, not on its border. */
  & > legend { float: inline-start; }
  & small { color: var(--muted); font-size: var(--text-s); font-weight: 400; }
  & > :is(input, select, textarea) {
    width: 100%;
    min-width: 0;
    min-height: 3rem;
    padding: var(--space-xs) var(--space-s);
    border: 1.5px solid var(--line-strong);
    border-radius: min(var(--radius-button), 0.75rem);
    background: var(--paper);
    color: var(--ink);
    font: inherit;
  }
  & > textarea { resize: vertical; }
  /* A row of this height for each option is easy to hit. */
  & label:has(input) { display: flex; gap: var(--space-s); min-height: 2.75rem; padding-block: var(--space-xs); cursor: pointer; }
  & label > input { flex: none; width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--blue); }
  &[data-wrong] { padding-inline-start: var(--space-m); border-inline-start: 4px solid var(--error); }
  &[data-wrong] > strong { color: var(--error); font-weight: 600; }
  &[data-wrong] > :is(input, select, textarea) { border-color: var(--error); }
`;

type FieldProps = { field: Input; id: string; error: string | undefined };

/** A field of a form with its label, help and error. */
export function InputField({ field, id, error }: FieldProps) {
  const { kind, name, label, help, required = false, options = [] } = field;
  const t = useTranslator();
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const described = { 'aria-describedby': ids || undefined };
  const control = {
    ...{ id, name, required, ...described },
    'aria-invalid': error ? true : undefined,
  };
  const title = (
    <>
      {unbroken(label)}
      {!required && <small> ({t('optional')})</small>}
    </>
  );
  const notes = (
    <>
      {help && <small id={`${id}-help`}>{unbroken(help)}</small>}
      {error && <strong id={`${id}-error`}>{error}</strong>}
    </>
  );
  const boxes = boxesOf(kind, options);
  if (boxes || kind === 'consent') {
    return (
      <Field as="fieldset" data-wrong={error && ''} {...described}>
        <legend>{title}</legend>
        {notes}
        <Boxes {...{ field, id }} type={boxes ?? 'checkbox'} />
      </Field>
    );
  }
  return (
    <Field data-wrong={error && ''}>
      <label htmlFor={id}>{title}</label>
      {notes}
      {kind === 'choice' ? (
        <select {...control} defaultValue="">
          <option value="">{t('chooseOption')}</option>
          {options.map((option, index) => (
            <option key={index}>{option}</option>
          ))}
        </select>
      ) : kind === 'long-text' ? (
        <textarea {...control} rows={5} />
      ) : (
        <input {...control} {...inputHints(field)} />
      )}
    </Field>
  );
}

/** The boxes of a field with options, or the box of a consent. */
function Boxes({ field, id, type }: { field: Input; id: string; type: 'checkbox' | 'radio' }) {
  const { kind, name, required = false, options = [], wording } = field;
  const site = useSite();
  const choices: readonly ReactNode[] =
    kind === 'consent' ? [words(wording ?? '', site)] : options.map((option) => unbroken(option));
  return choices.map((choice, index) => (
    <label key={index}>
      <input
        type={type}
        id={index === 0 ? id : undefined}
        name={name}
        value={plainText(kind === 'consent' ? textOf(wording) : (options[index] ?? ''))}
        required={required && kind !== 'choices'}
      />
      <span>{choice}</span>
    </label>
  ));
}

/** The type of the boxes of a field with options; undefined for other fields. */
function boxesOf(kind: Input['kind'], options: readonly string[]) {
  if (kind === 'choices') return 'checkbox';
  return kind === 'choice' && options.length <= maxShownOptions ? 'radio' : undefined;
}

/** The words of a consent, which are sent as its value: they prove what was agreed to. */
function textOf(wording: Input['wording'] = ''): string {
  if (typeof wording === 'string') return wording;
  return wording
    .map((piece) =>
      typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : piece.text,
    )
    .join('');
}
