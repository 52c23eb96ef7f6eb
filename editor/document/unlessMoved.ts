/**
 * Waits for an element that is to be focused. Resolves to undefined if the person presses the pointer or the Tab key before it
 * is there: what they then type must not land in another field.
 */
export async function unlessMoved<Result>(work: Promise<Result>): Promise<Result | undefined> {
  const listening = new AbortController();
  let isMoved = false;
  const onMove = (event: Event) => {
    isMoved ||= !(event instanceof KeyboardEvent) || event.key === 'Tab';
  };
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, onMove, { capture: true, signal: listening.signal });
  }
  try {
    const result = await work;
    return isMoved ? undefined : result;
  } finally {
    listening.abort();
  }
}
