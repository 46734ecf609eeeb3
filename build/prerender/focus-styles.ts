import { FOCUS_STEP } from '../../src/shared/focus-step.ts';

/** A point of a picture has these percents on each axis. */
const STEPS = Array.from({ length: 100 / FOCUS_STEP + 1 }, (_, step) => FOCUS_STEP * step);

/**
 * What keeps a picture's chosen point in view before React can (`focus` of src/site/components/Picture.tsx): the policy
 * allows no style attribute, and a style sheet only by its hash, so one text serves every page that has such a picture.
 */
export const FOCUS_STYLES = [
  '[data-focus]{object-position:var(--focus-x) var(--focus-y)}',
  ...STEPS.map((step) => `[data-focus^="${step}% "]{--focus-x:${step}%}`),
  ...STEPS.map((step) => `[data-focus$=" ${step}%"]{--focus-y:${step}%}`),
].join('');

/** The sheet for a page that has such a picture; nothing for another. */
export const focusStyles = (html: string) => (html.includes(' data-focus="') ? FOCUS_STYLES : '');
