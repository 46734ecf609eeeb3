import { escapeRegExp } from './text.ts';

/** Latin letters that Unicode does not take apart into a plain one and a mark; private.plain_letters() in the database has the same. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', ð: 'd', đ: 'd', ə: 'e', ħ: 'h', ı: 'i', ĸ: 'k', ł: 'l', ŋ: 'n', œ: 'oe' },
  ...{ ø: 'o', ß: 'ss', ŧ: 't', þ: 'th' },
};

/** A text in small letters without what is added to them, as people search for it: "Café" gives "cafe", "O’Neill" "o'neill". */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[æðđəħıĸłŋœøßŧþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** The marks that Latin letters are written with, from the grave accent to the macron below. */
const MARKS = Array.from({ length: 0x32 }, (_, index) => String.fromCharCode(0x300 + index));
/** The last letter of "Latin Extended-A": the languages of Europe. */
const LAST_LETTER = 'ſ';

/** What finds a text whatever is added to its letters, as a pattern; every other sign stands for itself, as `escape` says it. */
export function anyAccent(text: string, escape = escapeRegExp): string {
  const pairs = Object.entries(PLAIN_LETTERS).filter(([, plain]) => plain.length > 1);
  return plainLetters(text).replace(/ae|oe|ss|th|[\s\S]/g, (part) => {
    const single = [...part].map((one) => letterClass(one, escape)).join('');
    const [letter] = pairs.find(([, plain]) => plain === part) ?? [];
    return letter ? `(${single}|${letter})` : single;
  });
}

function letterClass(letter: string, escape: (sign: string) => string): string {
  if (letter === "'") return "['‘’]";
  if (!/[a-z]/.test(letter)) return escape(letter);
  const composed = MARKS.map((mark) => (letter + mark).normalize('NFC'));
  const others = Object.keys(PLAIN_LETTERS).filter((one) => PLAIN_LETTERS[one] === letter);
  const all = composed.filter((one) => one.length === 1 && one <= LAST_LETTER).concat(others);
  return all.length > 0 ? `[${letter}${[...new Set(all)].join('')}]` : letter;
}
