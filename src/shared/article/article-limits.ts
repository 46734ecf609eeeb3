/**
 * What an article may be made of at most: several times what anybody has written, and a small part of what stops a
 * phone. The form says so, the page shows the words alone, the build leaves the post to the browser.
 */
export const ARTICLE_LIMITS = {
  elements: 5_000,
  /** Levels of elements inside one another. */
  depth: 100,
  /** Rows times columns of one table, spans counted. */
  cells: 20_000,
};

/** What there is too much of. */
export type Excess = keyof typeof ARTICLE_LIMITS;
