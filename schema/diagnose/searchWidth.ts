// Google shows results in Arial. The advance widths of its characters, in thousandths of the size, are those of Helvetica,
// which Adobe has published in its font metrics.
const charactersByWidth: Record<number, string> = {
  191: "'",
  222: 'ijl‘’‚',
  260: '|',
  278: ' \u00a0!,./:;I[\\]ft·',
  333: '()-`r“”„¹²³',
  334: '{}',
  350: '•',
  355: '"',
  365: 'º',
  370: 'ª',
  389: '*',
  469: '^',
  500: 'Jcksvxyz',
  556: '#$0123456789?L_abdeghnopqu–€£«»¡ðþ',
  576: 'µ',
  584: '+<=>~×',
  611: 'FTZß¿ø',
  667: '&ABEKPSVXYÞ',
  722: 'CDHNRUwÐ',
  737: '©®',
  778: 'GOQØ',
  833: 'Mm',
  834: '¼½¾',
  889: '%æ',
  944: 'Wœ',
  1000: '—…Æ™Œ',
  1015: '@',
};

const widths = new Map(
  Object.entries(charactersByWidth).flatMap(([width, characters]) =>
    Array.from(characters, (character) => [character, Number(width)] as const),
  ),
);

// Letters of other alphabets are about as wide as a capital, those of China, Japan and Korea as wide as high.
const otherLetter = 667;
const ideograph = 1000;

/** The width of a line in search results, in pixels, in Arial of `size` pixels. Accents add nothing. */
export function searchWidth(text: string, size: number): number {
  const characters = Array.from(text.normalize('NFD').replace(/\p{M}/gu, ''));
  const units = characters.map((character) => {
    const isIdeograph = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
    return widths.get(character) ?? (isIdeograph.test(character) ? ideograph : otherLetter);
  });
  return Math.ceil((units.reduce((sum, width) => sum + width, 0) * size) / 1000);
}
