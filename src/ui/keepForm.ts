import { controlsNamed } from './sendForm.ts';

/** Where the browser keeps what was typed until the tab is closed. Two forms with the same address differ in their fields. */
const keyOf = (action: string, names: readonly string[]) => `form ${action} ${names.join()}`;

/** Calls a function that uses the browser's storage, which can be blocked or full. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Keeps what was typed, so that it survives a reload. */
export function keepTyped(action: string, form: HTMLFormElement, names: readonly string[]): void {
  const data = new FormData(form);
  const typed = names.map((name) => [name, data.getAll(name)]);
  attempt(() => sessionStorage.setItem(keyOf(action, names), JSON.stringify(typed)));
}

export function forgetTyped(action: string, names: readonly string[]): void {
  attempt(() => sessionStorage.removeItem(keyOf(action, names)));
}

/** Fills in what was kept, unless something has been typed or the browser has filled the form in. */
export function restoreTyped(
  action: string,
  form: HTMLFormElement,
  names: readonly string[],
): void {
  const key = keyOf(action, names);
  const saved: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '[]'));
  const controls = names.flatMap((name) => controlsNamed(form, name));
  const isUsed = controls.some((control) =>
    control instanceof HTMLInputElement && control.matches('[type=checkbox], [type=radio]')
      ? control.checked
      : control.value !== '',
  );
  if (isUsed || !Array.isArray(saved)) return;
  for (const [name, values] of saved.filter(Array.isArray)) {
    if (!Array.isArray(values) || !names.includes(name)) continue;
    for (const control of controlsNamed(form, name)) {
      if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)) {
        control.checked = values.includes(control.value);
      } else control.value = String(values[0] ?? '');
    }
  }
}
