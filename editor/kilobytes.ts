/** A number of bytes as a text in kilobytes of 1000 bytes, at least 1: "41 KB". */
export function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en-US')} KB`;
}
