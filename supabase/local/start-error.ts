/** Why the embedded backend cannot start, as a sentence for the person at the terminal; no stack needed. */
export class StartError extends Error {}
