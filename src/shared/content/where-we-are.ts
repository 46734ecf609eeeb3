/** What the map says, on the contact page and below opening hours, until somebody writes something else. */
export const whereWeAre = {
  title: 'Where we are',
  text: 'Our office and stores. Please ring before you come: we are usually out cleaning.',
} as const;
