import type { ContentTable, Written } from '../content-rows.ts';
import { areas } from './areas.ts';
import { blogCategories } from './blog-categories.ts';
import { company } from './company.ts';
import { jobSizes } from './job-sizes.ts';
import { menu } from './menu.ts';
import { pricePlans } from './price-plans.ts';
import { questions } from './questions.ts';
import { services } from './services.ts';
import { teamMembers } from './team-members.ts';
import { testimonials } from './testimonials.ts';

/** First content by table (first-rows.ts), referenced tables first. */
export const contentDefaults: { readonly [Table in ContentTable]: readonly Written<Table>[] } = {
  price_plans: pricePlans,
  job_sizes: jobSizes,
  services,
  questions,
  testimonials,
  team_members: teamMembers,
  areas,
  company: [company],
  menu,
  blog_categories: blogCategories,
};

export const tablesWithDefaults = Object.keys(contentDefaults) as readonly ContentTable[];
