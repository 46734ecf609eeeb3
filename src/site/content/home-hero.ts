import { company } from '../../shared/company';

export const homeHero = {
  /** The headline in two parts; the second is underlined by a clean stripe. */
  title: ['Come home', 'to clean.'],
  get lead() {
    return `${company.name} looks after homes and workplaces across ${company.areasInShort}. You know your cleaner, and you know the price before we start.`;
  },
} as const;
