import { escapeRegExp } from './text.ts';

/** Latin letters without a Unicode decomposition; private.plain_letters() in the database has the same. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', ð: 'd', đ: 'd', ə: 'e', ħ: 'h', ı: 'i', ĸ: 'k', ł: 'l', ŋ: 'n', œ: 'oe' },
  ...{ ø: 'o', ß: 'ss', ŧ: 't', þ: 'th' },
};

/** Lower case without diacritics: "Café" gives "cafe", "O’Neill" "o'neill". */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[æðđəħıĸłŋœøßŧþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** Combining marks of Latin letters, from the grave accent to the macron below. */
const MARKS = Array.from({ length: 0x32 }, (_, index) => String.fromCharCode(0x300 + index));
/** The last letter of "Latin Extended-A": the languages of Europe. */
const LAST_LETTER = 'ſ';

/** A pattern that ignores diacritics; `escape` quotes all other characters. */
export function anyAccent(text: string, escape = escapeRegExp): string {
  const pairs = Object.entries(PLAIN_LETTERS).filter(([, plain]) => plain.length > 1);
  return plainLetters(text).replace(/ae|oe|ss|th|[\s\S]/g, (part) => {
    const single = [...part].map((character) => letterClass(character, escape)).join('');
    const [letter] = pairs.find(([, plain]) => plain === part) ?? [];
    return letter ? `(${single}|${letter})` : single;
  });
}

function letterClass(letter: string, escape: (sign: string) => string): string {
  if (letter === "'") return "['‘’]";
  if (!/[a-z]/.test(letter)) return escape(letter);
  const composed = MARKS.map((mark) => (letter + mark).normalize('NFC'));
  const others = Object.keys(PLAIN_LETTERS).filter(
    (character) => PLAIN_LETTERS[character] === letter,
  );
  const all = composed
    .filter((character) => character.length === 1 && character <= LAST_LETTER)
    .concat(others);
  return all.length > 0 ? `[${letter}${[...new Set(all)].join('')}]` : letter;
}
