/**
 * Leaves the entry that a dialog has in the history. The Navigation API counts the entries of the page alone; history.go(-1)
 * would return to the page before in the frame of the form, when that has shown another one.
 */
export function leaveEntry(navigate: (by: number) => void): void {
  if (window.navigation?.canGoBack) window.navigation.back();
  else navigate(-1);
}
