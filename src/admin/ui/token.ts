/** The value of a design token (src/shared/styles/tokens.css), which main.tsx loads before anything reads one. */
export const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
