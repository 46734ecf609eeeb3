/*
 * Texts as people read them. Figures and lists are written by hand and not by `Intl`, whose first use opens the browser's
 * tables of languages: 0.1 s on a phone, in one piece.
 */

/** A text as a page shows it, whatever its white space (named after XPath's function). */
export function normalizeSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * The beginning of a text that is too long, up to the end of a word.
 * @param most characters of it; what a search engine shows of a description, and a cell of a table, when left out
 */
export function shortened(text: string, most = 160): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  const beginning = text.slice(0, end > 0 ? end : most);
  // Of a sign that JavaScript counts as two, such as an emoji, never the first half alone.
  return `${beginning.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}

/** What HTML says, without markup, and no longer than what a search engine shows. */
export function plainWords(html: string): string {
  return shortened(normalizeSpace(html.replace(/<[^<>]*>/g, ' ')));
}

/** The first characters of a text; of a sign that JavaScript counts as two, such as an emoji, never one half alone. */
export const firstCharacters = (text: string, most?: number): string =>
  [...text].slice(0, most).join('');

/** A text as part of a regular expression in which every sign stands for itself. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** A whole number as people in Britain read it: "12,000". */
export function thousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');
}

/** "Walsall, Dudley and Wolverhampton". */
export const andList = (names: readonly string[]): string => joined(names, 'and');

/** "JPEG, PNG or WebP". */
export const orList = (names: readonly string[]): string => joined(names, 'or');

function joined(names: readonly string[], word: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}
