/** Why content cannot be moved, as a sentence for the person at the terminal; no stack needed. */
export class ContentError extends Error {}
