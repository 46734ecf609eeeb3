/** Under what name a message for the next page waits; in a file of its own, so that looking for one costs no more than that. */
export const FLASH_KEY = 'flash';
