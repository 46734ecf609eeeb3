/**
 * Percents between the points of a picture that can be kept in view (the constraint of `image_focus` holds the same): fine
 * enough for a crop, and few enough points for a page to know them all (build/prerender/page-html.ts).
 */
export const FOCUS_STEP = 5;
