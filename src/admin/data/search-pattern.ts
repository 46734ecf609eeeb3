import { escapeRegExp } from '../../shared/escape-reg-exp';

/**
 * What somebody typed into a search box, for PostgREST's `imatch`: its words in this order, every sign as itself. Not
 * `ilike`, where `*` means anything and cannot be escaped.
 */
export function searchPattern(text: string): string {
  return text.trim().split(/\s+/).map(escapeRegExp).join('.*');
}

/**
 * A word for `like` inside a list of conditions. The signs that mean something there stand for any one sign: quoting
 * them is understood by PostgREST and not by the embedded backend. So does an apostrophe, which is typed in two ways.
 */
export function likePattern(word: string): string {
  return `*${word.replace(/[\\%*,()"'‘’{}]/g, '_')}*`;
}
