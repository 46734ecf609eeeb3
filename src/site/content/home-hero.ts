import { company } from '../../shared/company';
import { derivedContent } from '../../shared/content/content-store';

export const homeHero = derivedContent([company], ({ name, areasInShort }) => ({
  /** The headline in two parts; the second is underlined by a clean stripe. */
  title: ['Come home', 'to clean.'] as const,
  lead: `${name} looks after homes and workplaces across ${areasInShort}. You know your cleaner, and you know the price before we start.`,
}));
