import { ask, Refused } from './ask.ts';

/** A file that somebody chose, dropped or pasted: its name, its bytes in base64, and a data URL to show it. */
export type ChosenFile = { name: string; data: string; url: string };

/** The most bytes that the server takes of a picture (pictures/inspectPicture.ts). */
const mostBytes = 20_000_000;

/** Reads a file to be sent. Rejects with Refused, in words, where it is too large or cannot be read. */
export async function readChosen(file: File): Promise<ChosenFile> {
  if (file.size > mostBytes) {
    const size = (file.size / 1_000_000).toFixed(1);
    throw new Refused(
      `“${file.name}” has ${size} MB; the most is 20 MB. Save it smaller: 3,200 pixels wide is enough for every page.`,
    );
  }
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () =>
      reject(new Refused(`“${file.name}” cannot be read. Is it a folder, or was it moved?`));
    reader.readAsDataURL(file);
  });
  return { name: file.name, data: url.slice(url.indexOf(',') + 1), url };
}

/** Sends a picture to the server. Rejects with Refused, with the name of the file before the reason. */
export async function sendPicture({ name, data }: ChosenFile, words: string) {
  try {
    return await ask('takePicture', { data, name: words });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refused(`“${name}” was not taken in. ${error.message}`, error);
  }
}

/** The file in what was dropped or pasted; undefined where there is none, such as in a text. */
export function fileIn(transfer: DataTransfer | null): File | undefined {
  return transfer?.files[0];
}

/** The name of a file without its ending, as words: "summer party" of "Summer_Party.JPG". Empty for what a camera counts. */
export function wordsOf(fileName: string): string {
  const words = fileName
    .replace(/\.\w+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  return /^(?:img|dsc|dscn|dscf|pxl|image|photo|screenshot)\s*\d*/i.test(words) ? '' : words;
}
