import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OwnForm } from '../../schema/index.ts';
import { useTranslator } from '../shared/site.ts';
import { forgetTyped, keepTyped, restoreTyped } from './keepForm.ts';
import { type Answer, errorIn, sendForm } from './sendForm.ts';

type State = Answer & { isBusy?: boolean; isSent?: boolean };

/** Checks and sends a form of the site, and keeps what was typed until then. */
export function useOwnForm({ action, fields }: OwnForm, isShown: boolean) {
  const t = useTranslator();
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

  const saveTyped = () => root.current && keepTyped(action, root.current, names);
  return { root, message, submit, saveTyped, errors, failed, isSent, isBusy };
}
