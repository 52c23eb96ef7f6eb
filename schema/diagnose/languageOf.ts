// Words that nearly every text has. Some are words of two languages, so a text must have far more of one than of the other.
const common = {
  de: 'der die das und ist nicht mit sich auf für ein eine einen wir sie ihr ihre ihren den dem von wird werden zu zum zur bei oder auch im am wenn dann sind haben',
  en: 'the and of to is for with your you we our that this these are be will can from have has when what how it if or at by on in as not',
  es: 'el la los las y una un con para por su sus del de en que es más lo se está son como cuando también usted nuestra nuestro al si sin',
  fr: 'le la les des et est une un pour dans avec vous nous sur pas au aux du de ce cette qui que votre vos notre nos plus ou sont par en',
  it: 'il lo gli le la che di è per con una un non sono del della dei nel nella si da come anche più o su vostra vostro nostra nostro',
  nl: 'de het een van en is voor met op niet wij we zijn u uw bij ook aan dat die of onze in te worden wordt',
  pl: 'w i na z do się nie jest są to dla oraz po od że jak lub przez przed co za ich nasz nasze',
  pt: 'o os as e uma um com para não por do da dos das em no na que mais seu sua você são como ou nosso nossa',
};
const languages = Object.keys(common);
/** The languages of each word. */
const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(common)) {
  for (const word of words.split(' ')) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
  }
}

/** Whether languageOf() knows a language, such as "de". */
export function isKnownLanguage(language: string): boolean {
  return languages.includes(language);
}

/**
 * The language that a text is clearly in, of those that languageOf() knows; `expected` if in doubt. Undefined for a short
 * text, and for a name or a list of words.
 */
export function languageOf(text: string, expected: string): string | undefined {
  if (text.length < 24) return undefined;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < 8) return undefined;
  const counts = new Map<string, number>();
  for (const word of words) {
    for (const language of languagesOf.get(word) ?? []) {
      counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  const [most, count] = Array.from(counts).reduce((a, b) => (b[1] > a[1] ? b : a), [expected, 0]);
  if (count < 3 || count < words.length / 5) return undefined;
  return (counts.get(expected) ?? 0) * 3 > count ? expected : most;
}
