/** A module of its own: checking for a message loads no more. */
export const FLASH_KEY = 'flash';
