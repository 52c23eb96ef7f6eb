const asked = 'save-asked';

/** The keys, for the tooltip of the button. */
export const saveKeys = 'Ctrl+S, on a Mac Cmd+S';

/** Calls the listeners of `onSaveAsked` on Ctrl+S and Cmd+S, in place of the browser's own dialog. */
export function listenForSaveKey(document: Document): () => void {
  const listen = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 's' || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    window.dispatchEvent(new Event(asked));
  };
  document.addEventListener('keydown', listen, { capture: true });
  return () => document.removeEventListener('keydown', listen, { capture: true });
}

export function onSaveAsked(listener: () => void): () => void {
  window.addEventListener(asked, listener);
  return () => window.removeEventListener(asked, listener);
}
