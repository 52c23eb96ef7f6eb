import { Refused } from './ask.ts';

/** Reads a file of this computer as a data URL. Rejects with Refused where it cannot be read. */
export function readAsUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () =>
      reject(new Refused(`“${file.name}” cannot be read. Is it a folder, or was it moved?`));
    reader.readAsDataURL(file);
  });
}

/** The bytes of a data URL, in base64. */
export function bytesOf(url: string): string {
  return url.slice(url.indexOf(',') + 1);
}
