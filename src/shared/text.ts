/* Figures and lists without `Intl`, whose first use loads tables of languages: 0.1 s on a phone, in one task. */

/** Like XPath's normalize-space(). */
export function normalizeSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Shortens at the end of a word.
 * @param most characters; by default what a search result or a table's cell shows
 */
export function shortened(text: string, most = 160): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most);
  const beginning = text.slice(0, end > 0 ? end : most);
  // Never half of a surrogate pair, such as an emoji's.
  return `${beginning.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}

/** Entities of serialised text (HTML standard, "escaping a string"). */
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
};

const TAG = /<[^<>]*>/g;

/** @param between what takes the place of a tag */
export function htmlToText(html: string, between = ''): string {
  return html.replace(TAG, between).replace(/&(?:amp|lt|gt|nbsp);/g, (sign) => SIGNS[sign] ?? sign);
}

/** Of HTML or a plain text, shortened like a search result. */
export function plainWords(text: string): string {
  return shortened(normalizeSpace(text.search(TAG) < 0 ? text : htmlToText(text, ' ')));
}

/** Never half of a surrogate pair, such as an emoji's. */
export const firstCharacters = (text: string, most?: number): string =>
  [...text].slice(0, most).join('');

export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** "12,000". */
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
