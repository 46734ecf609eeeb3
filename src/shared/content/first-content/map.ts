/** Of a new map; the one below opening hours has the title alone. */
export const mapTexts = {
  title: 'Where we are',
  text: 'Please ring before you come.',
} as const;
