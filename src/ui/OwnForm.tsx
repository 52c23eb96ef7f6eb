import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { OwnForm as Form, Input } from '../../schema/index.ts';
import { linkProps } from '../shared/href.ts';
import { plainText } from '../shared/plainText.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { Button, CallButton } from './Action.tsx';
import { inputHints } from './inputHints.ts';
import { forgetTyped, keepTyped, restoreTyped } from './keepForm.ts';
import { words } from './Paragraph.tsx';
import { type Answer, controlsNamed, errorIn, sendForm, trapName } from './sendForm.ts';
import { unbroken } from './unbroken.tsx';

/** A longer list of options is a menu. */
const maxShownOptions = 6;

const Root = styled.form`
  --error: light-dark(#b3261e, #ffb4ab);
  display: grid;
  gap: var(--space-l);
  padding: var(--space-l);

  /* In line with the title. */
  dialog & { padding-inline: calc(var(--space-l) - var(--space-xs)); }
  & > [role=alert] { padding: var(--space-m); border: 3px solid var(--error); border-radius: var(--radius-art); }
  & > [role=alert] a { display: inline-flex; align-items: center; min-height: 2.75rem; padding-block: var(--space-2xs); font-weight: 600; overflow-wrap: anywhere; }
  & > [role=alert] > :is(p, h2, h3) + * { margin-top: var(--space-s); }
  & > button { justify-self: start; }
  & > button[aria-disabled] { cursor: progress; }
`;

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

const Thanks = styled.p`
  padding: var(--space-xl) var(--space-l);
  font-size: var(--text-l);

  dialog & { padding-inline: calc(var(--space-l) - var(--space-xs)); }
`;

type Props = Form & {
  /** The name of the form, for screen readers. */
  name: string;
  /** The number to call instead, by its name in site.json. Default: the number of the site's form. */
  phone?: string | undefined;
  /** Whether the form is shown. A form that was sent and is shown again is empty. Default: true. */
  isShown?: boolean | undefined;
};

type State = Answer & { isBusy?: boolean; isSent?: boolean };

/**
 * A form of the site itself. Without script it is posted by the browser, which checks it. With script, its errors are beside the
 * fields, and what was typed is kept until it is sent.
 */
export default function OwnForm({ name, phone, isShown = true, ...form }: Props) {
  const { action, fields, send = {}, button, thanks } = form;
  const site = useSite();
  const t = useTranslator();
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  const shownAt = useRef(0);
  const [{ errors, failed, isSent = false, isBusy = false }, setState] = useState<State>({});
  const names = fields.map((field) => field.name);
  const allNames = names.join();

  useEffect(() => {
    if (isSent || !isShown || !root.current) return;
    shownAt.current = Date.now();
    // The browser's own messages are for visitors without script.
    root.current.noValidate = true;
    restoreTyped(action, root.current, allNames.split(','));
  }, [action, allNames, isSent, isShown]);
  useEffect(() => {
    if (!isShown) setState((last) => (last.isSent ? {} : last));
  }, [isShown]);
  useEffect(() => {
    if (errors || failed || isSent) message.current?.focus();
  }, [errors, failed, isSent]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const { currentTarget } = event;
    const wrong = fields.flatMap((field) => {
      const error = errorIn(currentTarget, field);
      return error ? [[field.name, t(error, { label: field.label })] as const] : [];
    });
    if (wrong.length > 0) {
      setState({ errors: new Map(wrong) });
      return;
    }
    isSending.current = true;
    setState({ isBusy: true });
    const body = new URLSearchParams();
    for (const [key, value] of new FormData(currentTarget)) body.append(key, String(value));
    body.append('_seconds', String(Math.round((Date.now() - shownAt.current) / 1000)));
    const answer = await sendForm(action, body);
    isSending.current = false;
    const known = answer.errors && [...answer.errors].filter(([field]) => names.includes(field));
    if (answer.errors && !known?.length) setState({ failed: 'formFailed' });
    else if (known) setState({ errors: new Map(known) });
    else if (answer.failed) setState({ failed: answer.failed });
    else {
      forgetTyped(action, names);
      setState({ isSent: true });
    }
  }

  if (isSent) {
    return (
      <Thanks ref={message} as="div" tabIndex={-1}>
        {unbroken(thanks ?? t('formSent'))}
      </Thanks>
    );
  }
  const trap = trapName(action);
  const { 'form-name': formName } = send;
  return (
    <Root
      ref={root}
      action={action}
      method="post"
      aria-label={plainText(name)}
      onInput={({ currentTarget }) => keepTyped(action, currentTarget, names)}
      onSubmit={submit}
      data-own-form=""
      // Netlify finds its forms by these when the site is deployed.
      {...(formName && { name: formName, 'data-netlify': 'true', 'netlify-honeypot': trap })}
    >
      {Object.entries(send).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {errors && (
        <div ref={message} tabIndex={-1} role="alert">
          <p>
            <strong>{t('formErrors')}</strong>
          </p>
          <ul>
            {Array.from(errors, ([field, error]) => (
              <li key={field}>
                <a
                  href={`#${id}-${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    if (root.current) controlsNamed(root.current, field)[0]?.focus();
                  }}
                >
                  {error}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {fields.map((field, index) => (
        <InputField
          key={index}
          field={field}
          id={`${id}-${field.name}`}
          error={errors?.get(field.name)}
        />
      ))}
      <label className="visually-hidden" aria-hidden="true">
        {t('leaveEmpty')} <input name={trap} tabIndex={-1} autoComplete="off" />
      </label>
      {failed && (
        <div ref={message} tabIndex={-1} role="alert">
          <p>{t(failed)}</p>
          <CallButton phone={phone ?? site.leadForm.phone} />{' '}
          <a {...linkProps(site, `mailto:${site.leadForm.email}`)}>
            {site.emails[site.leadForm.email]}
          </a>
        </div>
      )}
      <Button as="button" type="submit" data-look="primary" aria-disabled={isBusy || undefined}>
        {isBusy ? t('sending') : (button ?? t('send'))}
      </Button>
      <span role="status" className="visually-hidden">
        {isBusy && t('sending')}
      </span>
    </Root>
  );
}

type FieldProps = { field: Input; id: string; error: string | undefined };

/** A field with its label, help and error. */
function InputField({ field, id, error }: FieldProps) {
  const { kind, name, label, help, required = false, options = [], wording } = field;
  const site = useSite();
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
    const choices: readonly ReactNode[] =
      kind === 'consent' ? [words(wording ?? '', site)] : options.map((option) => unbroken(option));
    return (
      <Field as="fieldset" data-wrong={error && ''} {...described}>
        <legend>{title}</legend>
        {notes}
        {choices.map((choice, index) => (
          <label key={index}>
            <input
              type={boxes ?? 'checkbox'}
              id={index === 0 ? id : undefined}
              name={name}
              value={plainText(kind === 'consent' ? textOf(wording) : (options[index] ?? ''))}
              required={required && kind !== 'choices'}
            />
            <span>{choice}</span>
          </label>
        ))}
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
