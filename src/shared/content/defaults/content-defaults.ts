import type { ContentTable, Written } from '../content-rows.ts';
import { blogCategories } from './blog-categories.ts';
import { company } from './company.ts';
import { menu } from './menu.ts';
import { pricePlans } from './price-plans.ts';
import { questions } from './questions.ts';
import { services } from './services.ts';
import { teamMembers } from './team-members.ts';
import { testimonials } from './testimonials.ts';

/** What the tables of a new site begin with (first-rows.ts). */
export const contentDefaults: { readonly [Table in ContentTable]: readonly Written<Table>[] } = {
  services,
  price_plans: pricePlans,
  questions,
  testimonials,
  team_members: teamMembers,
  company: [company],
  menu,
  blog_categories: blogCategories,
};

export const tablesWithDefaults = Object.keys(contentDefaults) as readonly ContentTable[];
