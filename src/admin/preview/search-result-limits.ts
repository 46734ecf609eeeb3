/** Approximate characters that search engines show. */
export const MAX_HEADLINE = 60;
export const MAX_DESCRIPTION = 155;
