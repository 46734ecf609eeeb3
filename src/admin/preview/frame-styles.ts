import { ELSEWHERE } from './mark-texts';
import { EDIT } from './preview-attributes';

/** On the element of a preview whose field has the focus. */
export const EDITED = 'data-edited';
/** On the root of a preview that shows the whole page. */
export const WHOLE = 'data-whole';

/** What a preview adds to the visitors' styles. */
export const FRAME_STYLES = `
/* Where the bar of the public page stands, nothing stands here unless it is asked for. */
:root:not([${WHOLE}]) { --nav-height: 0px; }
/* It asks the form's window how far the page is scrolled. */
#root > header { position: absolute; }
[${EDIT}], [${ELSEWHERE}] { cursor: pointer; }
/* What a link covers is pressed itself (Card.module.css). */
[data-covers-card]::after { pointer-events: none; }
[${EDIT}]:not([data-article]):hover, [data-article] > :hover, [${ELSEWHERE}]:hover { outline: 2px dashed var(--teal); outline-offset: 3px; }
[${EDITED}] { outline: 3px solid var(--teal); outline-offset: 4px; border-radius: var(--radius-sm); }
[${EDIT}][tabindex]:focus-visible, [${ELSEWHERE}][tabindex]:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; box-shadow: 0 0 0 3px var(--focus-halo); }
#name-of-field { position: fixed; z-index: 999; max-width: calc(100% - 1rem); padding: 2px 8px; border-radius: var(--radius-sm); background: var(--navy); color: var(--white); font: var(--weight-bold) 0.875rem/1.5 var(--font-body); pointer-events: none; }
`;
