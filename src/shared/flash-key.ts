/** In a module of its own, so that looking for a message loads no more. */
export const FLASH_KEY = 'flash';
