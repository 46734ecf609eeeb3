/**
 * Per cent between focal points, as in the constraint of `image_focus`: few enough points for a style sheet of all of
 * them (build/prerender/page-html.ts).
 */
export const FOCUS_STEP = 5;
