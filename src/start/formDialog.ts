/** Opens the dialog with the form (src/layout/LeadForm.tsx), and loads its frame. */
export function showFormDialog(dialog: HTMLDialogElement | null): void {
  const frame = dialog?.querySelector('iframe');
  if (frame) frame.src ||= frame.dataset.src ?? '';
  if (!dialog?.open) dialog?.showModal();
}
