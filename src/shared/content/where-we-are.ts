/** What the map says below opening hours, and on the contact page until somebody writes something else. */
export const whereWeAre = {
  title: 'Where we are',
  text: 'Please ring before you come.',
} as const;
