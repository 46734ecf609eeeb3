import type { ContentRows, ContentTable } from '../content-rows.ts';
import { company } from './company.ts';
import { menu } from './menu.ts';
import { pricePlans } from './price-plans.ts';
import { questions } from './questions.ts';
import { services } from './services.ts';
import { teamMembers } from './team-members.ts';
import { testimonials } from './testimonials.ts';

/** What the site says as long as nobody has written a table of its own. */
export const contentDefaults: ContentRows = {
  services,
  price_plans: pricePlans,
  questions,
  testimonials,
  team_members: teamMembers,
  company: [company],
  menu,
};

/** The tables that have them. */
export const tablesWithDefaults = Object.keys(contentDefaults) as readonly ContentTable[];
