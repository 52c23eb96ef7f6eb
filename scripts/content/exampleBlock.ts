import { type Group, isGroup, parseJson } from '../../schema/browser.ts';
import { type BlockType, blockDefinitions } from '../../schema/index.ts';

/** The drawing of a new site. */
export const exampleDrawing = 'drawings/placeholder.svg';
const photo = 'pictures/placeholder.svg';
const logo = 'pictures/placeholder-logo.svg';
const darkLogo = 'pictures/placeholder-logo-dark.svg';

/** Placeholders for a new site's drawing and for pictures in the examples of blocks, as files of a folder of documents. */
export const pictureFiles: Readonly<Record<string, string>> = {
  [photo]:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900"><path fill="#b9c0c6" d="M0 0h1200v900H0z"/><circle cx="880" cy="240" r="90" fill="#e3e7ea"/><path fill="#8b959d" d="M0 900V640l320-240 280 200 210-130 390 300v130z"/></svg>\n',
  [logo]: logoFile('#5b646c'),
  [darkLogo]: logoFile('#d5dade'),
  [exampleDrawing]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1180 1120">
<title>What your drawing shows</title>
<path fill="var(--art-shadow, #ddd)" d="M590 960 200 735l-90 52 390 225z"/>
<path fill="var(--art-top, #eee)" d="m590 280 390 225-390 225-390-225z"/>
<path fill="var(--art-side, #ccc)" d="m200 505 390 225v230L200 735z"/>
<path fill="var(--art-shade, #bbb)" d="m980 505-390 225v230l390-225z"/>
<path fill="none" stroke="var(--ink, #222)" stroke-width="6" stroke-linejoin="round" d="m200 505 390-225 390 225v230L590 960 200 735zl390 225 390-225M590 730v230"/>
<path fill="none" stroke="var(--cta, #a40)" stroke-width="9" stroke-linejoin="round" d="m395 392.500 390 225v230"/>
</svg>
`,
};

function logoFile(ink: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60" width="240" height="60"><g fill="${ink}"><circle cx="30" cy="30" r="28"/><path d="M76 20h160v20H76z"/></g></svg>\n`;
}

/** The example of a block type, with these placeholders as its pictures. */
export function exampleBlock(type: BlockType): Group {
  const example = blockDefinitions.find((definition) => definition.type === type)?.example;
  const text = JSON.stringify(example).replace(
    /"pictures\/[^"]*?(-dark)?\.(svg|jpg)"/g,
    (_file, dark: string | undefined, ending: string) =>
      JSON.stringify(ending === 'jpg' ? photo : dark ? darkLogo : logo),
  );
  const block = parseJson(text);
  if (!isGroup(block)) throw new Error(`The block type ${type} has no example.`);
  return block;
}
