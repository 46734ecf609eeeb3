import { company } from '../../shared/company';

export const homeHero = {
  /** The headline in two parts; the second is underlined by a clean stripe. */
  title: ['Come home', 'to clean.'],
  lead: `${company.name} looks after homes and workplaces across ${company.areas.slice(0, 4).join(', ')} and the Black Country. You know your cleaner, and you know the price before we start.`,
} as const;
