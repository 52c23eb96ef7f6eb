/**
 * Leaves the history entry of a dialog. The Navigation API counts only the entries of the page itself. After a navigation
 * inside the form's frame, history.go(-1) would only go back in that frame.
 */
export function leaveEntry(navigate: (by: number) => void): void {
  if (window.navigation?.canGoBack) window.navigation.back();
  else navigate(-1);
}
