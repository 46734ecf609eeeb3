/** Placeholder of the privacy policy on what a browser keeps, by VITE_STATISTICS; keep in step with src/site/statistics. */
export const statisticsWords = (statistics: string | undefined): string =>
  statistics === 'on'
    ? 'They keep nothing in the storage of your browser, unless you ask not to be counted: then that choice alone is kept there. There are no advertising tags and no tracking pixels; visits are only counted, as the end of this page says, which is why there is no cookie banner either.'
    : 'They keep nothing in the storage of your browser. There are no advertising tags, no analytics and no tracking pixels, which is why there is no cookie banner either.';
