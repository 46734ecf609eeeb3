import { ARTICLE_LIMITS, type Excess } from './article-limits';
import { thousands } from '../thousands';

/** An excess in the middle of a sentence, after what has it; for staff and for who builds, not for visitors. */
export const EXCESS_WORDS: Record<Excess, string> = {
  elements: `has too many parts (at most ${thousands(ARTICLE_LIMITS.elements)} paragraphs, pictures and the like)`,
  depth: `has too many parts one inside the other (at most ${thousands(ARTICLE_LIMITS.depth)})`,
  cells: `has too large a table (at most ${thousands(ARTICLE_LIMITS.cells)} cells, rows times columns)`,
};
