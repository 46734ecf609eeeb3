/** Why a command cannot do what it was asked to, as a sentence for the person at the terminal; no stack needed. */
export class CommandError extends Error {}
