// Greek by ELOT 743; Cyrillic as in passports, without apostrophes.
const letters = lettersOf(
  'а a б b в v г g д d е e ё e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ _ ы y ь _ э e ю yu я ya ' +
    'ґ g є ie і i ї i ў u ђ dj ј j љ lj њ nj ћ c џ dz ѓ g ќ k ѕ dz ә a ғ g қ k ң n ө o ұ u ү u һ h ' +
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o ου ou αυ av ευ ev',
);

/** Letters that a language writes in another way. */
const ofLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bg: lettersOf('х h щ sht ъ a'),
  mk: lettersOf('х h ж z ц c ч c ш s ј j'),
  sr: lettersOf('х h ж z ц c ч c ш s'),
  uk: lettersOf('г h и y'),
};

/** Words with their Cyrillic and Greek letters written in Latin ones: "О компании" is "o kompanii". */
export function transliterate(words: string, language = ''): string {
  const [subtag = ''] = language.toLowerCase().split('-');
  const known = { ...letters, ...ofLanguage[subtag] };
  return words
    .toLowerCase()
    .normalize('NFC')
    .replace(/\p{Script=Greek}+/gu, (greek) => greek.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/[οαε]υ|\p{Script=Cyrillic}|\p{Script=Greek}/gu, (letter) => known[letter] ?? letter);
}

function lettersOf(pairs: string): Record<string, string> {
  const list = pairs.trim().split(' ');
  return Object.fromEntries(
    list.flatMap((letter, index) =>
      index % 2 === 0 ? [[letter, list[index + 1]?.replace('_', '') ?? '']] : [],
    ),
  );
}
