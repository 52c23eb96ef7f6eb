/**
 * Refuses files that are dropped beside a field for them. Otherwise the browser would open the file, and everything in the tab
 * that is not saved would be gone. Returns a function that stops it.
 */
export function refuseFiles(document: Document): () => void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  document.addEventListener('dragover', refuse);
  document.addEventListener('drop', refuse);
  return () => {
    document.removeEventListener('dragover', refuse);
    document.removeEventListener('drop', refuse);
  };
}
