/**
 * Opens the form's dialog (src/layout/LeadForm.tsx) and loads its frame. Until then, the frame has no URL, so that nothing is loaded
 * for a closed dialog, and no sandbox, because Chromium warns about an empty frame with one. It gets its URL outside the page,
 * because Firefox adds a history entry when an empty frame in the page navigates.
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
