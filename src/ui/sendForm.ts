import { ownValue } from '../../schema/browser.ts';
import type { OwnForm } from '../../schema/index.ts';

/** How long a service may take to answer. */
const maxWaitMs = 30_000;

/** A longer error of a service is not a sentence for visitors. Browsers take long to lay out millions of letters. */
const maxMessage = 300;

/** What a service answered: nothing if it has the message, else what failed or the errors by the names of fields. */
export type Answer = {
  failed?: 'formOffline' | 'formLate' | 'formBusy' | 'formFailed';
  errors?: ReadonlyMap<string, string>;
};

/**
 * Sends a form as browsers do, but stays on the page. Services answer with JSON if they are asked for it, with errors by field
 * or with a status. A redirect means that the message arrived: services use it for their page of thanks, which a script of
 * another origin cannot read.
 */
export async function sendForm(action: string, body: URLSearchParams): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), maxWaitMs);
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      redirect: action.startsWith('/') ? 'follow' : 'manual',
      signal: controller.signal,
    });
    if (response.type === 'opaqueredirect') return {};
    const content: unknown = await response.json().catch(() => undefined);
    // FormSubmit has the status 200 for every answer.
    if (response.ok && String(ownValue(content, 'success')) !== 'false') return {};
    if (response.status === 429) return { failed: 'formBusy' };
    const errors = errorsIn(content);
    return errors.size > 0 ? { errors } : { failed: 'formFailed' };
  } catch {
    if (!navigator.onLine) return { failed: 'formOffline' };
    return { failed: controller.signal.aborted ? 'formLate' : 'formFailed' };
  } finally {
    clearTimeout(timer);
  }
}

/** The errors of an answer: [{ "field": "email", "message": "…" }], or { "email": "…" } or { "email": ["…"] }. */
function errorsIn(content: unknown): ReadonlyMap<string, string> {
  const errors = ownValue(content, 'errors');
  const pairs: (readonly [name: unknown, message: unknown])[] = Array.isArray(errors)
    ? errors.map((error) => [ownValue(error, 'field'), ownValue(error, 'message')])
    : Object.entries(typeof errors === 'object' && errors ? errors : {}).map(([name, message]) => [
        name,
        Array.isArray(message) ? message[0] : message,
      ]);
  return new Map(
    pairs.flatMap(([name, message]) =>
      typeof name === 'string' && typeof message === 'string' && message.length <= maxMessage
        ? [[name, message]]
        : [],
    ),
  );
}

/** The name of the trap field that a service looks at: what is entered there comes from a program. */
export function trapName(action: string): string {
  if (action.includes('web3forms')) return 'botcheck';
  return action.includes('formsubmit') ? '_honey' : '_gotcha';
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** The controls of a field. A field can be named like a property of forms, so `form.elements` is not used. */
export function controlsNamed(form: HTMLFormElement, name: string): Control[] {
  return Array.from(form.querySelectorAll(`[name="${name}"]`)).filter(isControl);
}

const isChecked = (control: Control) => control instanceof HTMLInputElement && control.checked;
const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** The error of a field by the browser's own checks, as the name of a word; undefined for a valid field. */
export function errorIn(
  form: HTMLFormElement,
  { name, kind, required }: OwnForm['fields'][number],
): 'fieldMissing' | 'optionMissing' | 'consentMissing' | 'wrongEmail' | 'wrongDate' | undefined {
  const controls = controlsNamed(form, name);
  const [control] = controls;
  if (!control) return undefined;
  const isMissing = isCheckable(control)
    ? !controls.some(isChecked)
    : control.value.trim() === '' && !control.validity.badInput;
  if (isMissing) {
    if (!required) return undefined;
    if (kind === 'consent') return 'consentMissing';
    return kind === 'choice' || kind === 'choices' ? 'optionMissing' : 'fieldMissing';
  }
  if (control.validity.valid) return undefined;
  return kind === 'email' ? 'wrongEmail' : 'wrongDate';
}
