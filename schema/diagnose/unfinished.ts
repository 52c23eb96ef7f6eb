// Placeholders in templates and drafts, in many languages.

// At the start of brackets, or anywhere in them.
const orders = 'insert|enter|add|type|replace|escriba|escribe|scrivi';
const orderedAnywhere =
  'einfügen|eingeben|eintragen|ergänzen|einsetzen|insertar|inserte|añadir|insérer|insérez|ajouter|inserire|inserisci|inserir|insira|invoegen|invullen|wstaw|wpisz|uzupełnij|tbd|tbc|todo|placeholder|platzhalter';
const drafts = 'draft|entwurf|borrador|brouillon|bozza|rascunho|szkic';
const things =
  'your|my|ihre?|dein|votre|vos|su|tu|seu|sua|uw|twoja?|name|vorname|nachname|nombre|nom|nome|naam|nazwa|imię|company|business|firma|firmenname|unternehmen|empresa|entreprise|société|azienda|bedrijf|city|town|ort|stadt|ciudad|ville|città|cidade|miasto|date|datum|fecha|phone|telephone|telefon|telefonnummer|teléfono|téléphone|telefono|telefone|telefoon|e-?mail|correo|address|adresse|dirección|indirizzo|endereço|adres|street|straße|strasse|calle|rue|url|link|website|photo|picture|image|logo|bild|foto|imagen|immagine|imagem|zdjęcie|title|headline|text|titel|überschrift|título|texto|titre|texte|titolo|testo|tekst|price|amount|number|preis|betrag|anzahl|nummer|precio|prix|prezzo|preço|cena|x{2,}';
const word = (words: string) => String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`;

const patterns: readonly RegExp[] = [
  // Editorial brackets, as in "[sic]" and "[our team]", are ordinary. So are most parentheses.
  ...['\\[ [^\\][]*\\]', '< [^<>=/]*>'].map((brackets) => {
    const content = String.raw`(?=${word(`${things}|${orders}`)}|[^\]>]{0,60}${word(`${orderedAnywhere}|${drafts}`)})`;
    return new RegExp(brackets.replace(' ', content), 'iu');
  }),
  new RegExp(
    String.raw`\((?:(?:insert|enter)\s|[^()]{0,60}${word(orderedAnywhere)})[^()]*\)|\(${word(drafts)}\)`,
    'iu',
  ),
  // Names of fields: [first_name], [FIRST NAME], %company_name%.
  /[[<%](?:\p{L}+_[\p{L}\d_]+|(?!SIC\b)\p{Lu}{4,}(?:[ -]\p{Lu}+){0,3})[\]>%]/u,
  new RegExp(String.raw`^(?:${drafts})\s*(?::|[-–—]\s)`, 'iu'),
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipi/i,
  // A text may explain the word: What does "TBD" mean?
  /(?<!["“”„«‘'])\b(?:FIXME|TBD|TBC)\b|\bTODO\b(?=\s*:)|\b(?:fixme|tbd|to-?do)\s*:/,
  // XXX-Large is a size.
  /\bx{3,}\b(?!-?[lL])|\bX{3,}\b(?!-?[lL])|_{3,}/,
  // A note to the writer, values that programs print instead of a text, and the name of a file.
  /^\[[^\]]*\p{L}[^\]]*\]$/u,
  /^(?:undefined|NaN|\[object Object\]|#[¡!]?(?:REF|VALUE|VALOR|BEZUG|WERT|NAME|N\/A)[!?]?|\.{2,}|…|\?{2,})$/,
  /^[^\s/]+\.(?:jpe?g|png|gif|webp|heic|docx?|xlsx?)$/i,
  /\[citation needed\]/,
  // In the first person, because a text may be about language models.
  /\bas an ai language model,? i\b|\bals ki-sprachmodell \w+ ich\b|\bcomo modelo de lenguaje,? (?:no )?(?:puedo|tengo|soy)\b|\ben tant que modèle de langage,? je\b/i,
  /\b(?:placeholder|dummy|sample|filler) text\b|\b(?:text|copy|title|headline|description) goes here\b|\b(?:your|insert|add) (?:text|title|headline|name) here\b|\bblah blah\b|^(?:asdf\w*|qwerty|foo bar)$/i,
  // Without the flag u, which makes a search without case 50 times as slow.
  /\b(?:blind|muster|platzhalter|beispiel)text\b|\bhier (?:[a-zäöüß]+ ){0,3}(?:einfügen|eingeben|eintragen)\b|\b(?:überschrift|titel|text|beschreibung) (?:hier )?(?:einfügen|eingeben)\b/i,
  /\btexto (?:de ejemplo|de relleno|aquí)\b|\b(?:escriba|escribe|inserte|inserta) (?:aquí|su texto|tu texto)\b|\b(?:votre texte|insérez votre)\b|\btexte (?:ici|d[’']exemple)\b|\binserisci (?:qui|il testo)\b|\btesto (?:qui|di esempio)\b/i,
];

// In Spanish and Portuguese, TODO is the word for "all".
const todo = /\bTODO\b/;
const wordInLanguage = /^(?:es|pt|gl|ca)\b/;

/** The part of a text that somebody still has to write: "[your city]", "DRAFT:", "XXX". Undefined for a finished text. */
export function unfinishedIn(text: string, language: string): string | undefined {
  for (const pattern of patterns) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return found.trim();
  }
  return wordInLanguage.test(language) ? undefined : todo.exec(text)?.[0];
}
