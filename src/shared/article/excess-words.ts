import { ARTICLE_LIMITS, type Excess } from './article-limits';

const limit = (count: number) => count.toLocaleString('en-GB');

/** An excess in the middle of a sentence, after what has it; for staff and for who builds, not for visitors. */
export const EXCESS_WORDS: Record<Excess, string> = {
  elements: `has too many parts (at most ${limit(ARTICLE_LIMITS.elements)} paragraphs, pictures and the like)`,
  depth: `has too many parts one inside the other (at most ${limit(ARTICLE_LIMITS.depth)})`,
  cells: `has too large a table (at most ${limit(ARTICLE_LIMITS.cells)} cells, rows times columns)`,
};
