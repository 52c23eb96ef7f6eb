/**
 * Opens the dialog with the form (src/layout/LeadForm.tsx), and loads its frame. The frame gets its limits only now, because
 * Chromium warns of an empty frame with them.
 */
export function showFormDialog(dialog: HTMLDialogElement | null): void {
  const frame = dialog?.querySelector('iframe');
  if (frame && !frame.src) {
    const { sandbox, src = '' } = frame.dataset;
    if (sandbox) frame.setAttribute('sandbox', sandbox);
    frame.src = src;
  }
  if (!dialog?.open) dialog?.showModal();
}
