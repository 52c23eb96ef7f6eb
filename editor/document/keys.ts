/** The actions of the shortcuts: Ctrl+S, Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y, on a Mac with Cmd. */
export type Shortcut = 'save' | 'undo' | 'redo';

/** The keys that save, for the tooltip of the button. */
export const saveKeys = 'Ctrl+S, on a Mac Cmd+S';

/**
 * Calls the listeners of `onShortcut` instead of the browser's default action. Without a listener, undo and
 * redo are left to the browser; its dialog for saving a page never opens.
 */
export function listenForKeys(document: Document): () => void {
  const listen = (event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    // While a dialog is open, Undo would change something hidden. Its inputs use the browser's undo.
    if (!shortcut || (shortcut !== 'save' && document.querySelector('[role="dialog"]'))) return;
    const isAnswered = !window.dispatchEvent(
      new Event(eventNameOf(shortcut), { cancelable: true }),
    );
    if (!isAnswered && shortcut !== 'save') return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', listen, { capture: true });
  return () => document.removeEventListener('keydown', listen, { capture: true });
}

/** Runs a shortcut whose keys were pressed in the framed page. */
export function pressShortcut(shortcut: Shortcut): void {
  dispatchEvent(new Event(eventNameOf(shortcut), { cancelable: true }));
}

export function onShortcut(shortcut: Shortcut, answer: () => void): () => void {
  const listen = (event: Event) => {
    event.preventDefault();
    answer();
  };
  window.addEventListener(eventNameOf(shortcut), listen);
  return () => window.removeEventListener(eventNameOf(shortcut), listen);
}

const eventNameOf = (shortcut: Shortcut) => `${shortcut}-asked`;

function shortcutOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyboardEvent): Shortcut | undefined {
  if (ctrlKey === metaKey || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (shiftKey) return undefined;
  if (letter === 's') return 'save';
  return letter === 'y' ? 'redo' : undefined;
}
