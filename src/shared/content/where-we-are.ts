/** Texts of the map below opening hours; the first content of the contact page's. */
export const whereWeAre = {
  title: 'Where we are',
  text: 'Please ring before you come.',
} as const;
