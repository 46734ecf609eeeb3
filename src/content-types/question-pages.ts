/** The pages that staff keep questions for. */
export const QUESTION_PAGES = [
  { value: 'services', label: 'Services' },
  { value: 'contact', label: 'Contact' },
] as const;
