/** Texts of the map below opening hours; the first content of the contact page's. */
export const mapTexts = {
  title: 'Where we are',
  text: 'Please ring before you come.',
} as const;
