import { type Ref, useId } from 'react';
import type { OwnForm as Form } from '../../schema/index.ts';
import { linkProps } from '../shared/href.ts';
import { plainText } from '../shared/plainText.ts';
import { useSite, useTranslator } from '../shared/site.ts';
import { styled } from '../styles/styled.ts';
import { Button, CallButton } from './Action.tsx';
import { InputField } from './InputField.tsx';
import { controlsNamed, trapName } from './sendForm.ts';
import { unbroken } from './unbroken.tsx';
import { useOwnForm } from './useOwnForm.ts';

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

/**
 * A form of the site itself. Without script it is posted by the browser, which checks it. With script, its errors are beside the
 * fields, and what was typed is kept until it is sent.
 */
export default function OwnForm({ name, phone, isShown = true, ...form }: Props) {
  const { action, fields, send = {}, button, thanks } = form;
  const site = useSite();
  const t = useTranslator();
  const id = useId();
  const { root, message, submit, saveTyped, ...state } = useOwnForm(form, isShown);
  const { errors, failed, isSent, isBusy } = state;
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
      onInput={saveTyped}
      onSubmit={submit}
      data-own-form=""
      // Netlify finds its forms by these when the site is deployed.
      {...(formName && { name: formName, 'data-netlify': 'true', 'netlify-honeypot': trap })}
    >
      {Object.entries(send).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {errors && <Errors ref={message} errors={errors} idOf={(field) => `${id}-${field}`} />}
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

type ErrorsProps = {
  ref: Ref<HTMLDivElement>;
  /** The errors by the names of their fields. */
  errors: ReadonlyMap<string, string>;
  idOf: (field: string) => string;
};

/** The errors of a form, each as a link to its field. */
function Errors({ ref, errors, idOf }: ErrorsProps) {
  const t = useTranslator();
  return (
    <div ref={ref} tabIndex={-1} role="alert">
      <p>
        <strong>{t('formErrors')}</strong>
      </p>
      <ul>
        {Array.from(errors, ([field, error]) => (
          <li key={field}>
            <a
              href={`#${idOf(field)}`}
              onClick={(event) => {
                event.preventDefault();
                const form = event.currentTarget.closest('form');
                if (form) controlsNamed(form, field)[0]?.focus();
              }}
            >
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
