/** Silent reading of adults (Brysbaert 2019, a review of 190 studies: 238), rounded down for a screen. */
export const WORDS_A_MINUTE = 220;

/** At least 1. */
export function readingMinutes(html: string): number {
  return minutesOf(numberOfWords(html.replace(/<[^<>]*>|&[a-z0-9#]{1,12};/gi, ' ')));
}

/** "End-of-tenancy" and "2.5" are one. */
export function numberOfWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** At least 1. */
export function minutesOf(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
