/** "41 KB" */
export function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en-US')} KB`;
}
