/**
 * Opens the form's dialog (src/layout/LeadForm.tsx). Its frame is created now, with the attributes in `data-frame`, and not when the
 * page is prerendered: even an empty frame delays the page, by 180 ms on a slow phone. It is added with its URL, because Firefox adds
 * a history entry when an empty frame in the page navigates.
 */
export function showFormDialog(dialog: HTMLDialogElement | null): void {
  const place = dialog?.querySelector<HTMLElement>('[data-frame]');
  if (place && !place.firstChild) {
    const frame = document.createElement('iframe');
    const attributes: Record<string, string> = JSON.parse(place.dataset.frame ?? '{}');
    for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
    place.append(frame);
  }
  if (!dialog?.open) dialog?.showModal();
}
