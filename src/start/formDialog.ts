/**
 * Opens the dialog with the form (src/layout/LeadForm.tsx), and loads its frame. The empty frame has neither an address, so that
 * only an open dialog loads it, nor limits, of which Chromium would warn. Firefox adds a history entry when a frame in the page gets
 * its first address, so it gets it outside.
 */
export function showFormDialog(dialog: HTMLDialogElement | null): void {
  const frame = dialog?.querySelector('iframe');
  if (frame && !frame.src) {
    const place = frame.parentElement;
    const { sandbox, src = '' } = frame.dataset;
    frame.remove();
    if (sandbox) frame.setAttribute('sandbox', sandbox);
    frame.src = src;
    place?.append(frame);
  }
  if (!dialog?.open) dialog?.showModal();
}
