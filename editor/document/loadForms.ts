type Forms = typeof import('./forms.ts');

let loaded: Forms | undefined;
let loading: Promise<void> | undefined;

/** Loads the code of the forms, once. The store needs it as soon as a document is edited. */
export function loadForms(): Promise<void> {
  loading ??= import('./forms.ts').then((forms) => {
    loaded = forms;
  });
  return loading;
}

/** The code of the forms, after `loadForms`. */
export function forms(): Forms {
  if (!loaded) throw new Error('The forms are used before loadForms.');
  return loaded;
}
