/** Keeps the admin in line with the site's navigation bar at every width. */
export const PAGE_GUTTER = 'max(var(--gutter), (100vw - var(--container)) / 2)';
