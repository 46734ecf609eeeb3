import type { ContentType } from '../schema/content-type';
import { areas } from './areas';
import { blogCategories } from './blog-categories';
import { blogPosts } from './blog-posts';
import { company } from './company';
import { enquiries } from './enquiries';
import { jobSizes } from './job-sizes';
import { menu } from './menu';
import { pages } from './pages';
import { pricePlans } from './price-plans';
import { questions } from './questions';
import { services } from './services';
import { staff } from './staff';
import { teamMembers } from './team-members';
import { testimonials } from './testimonials';

/** In the order of the admin's bar. */
export const contentTypes: readonly ContentType[] = [
  blogPosts,
  enquiries,
  pages,
  services,
  pricePlans,
  jobSizes,
  testimonials,
  areas,
  questions,
  teamMembers,
  blogCategories,
  menu,
  company,
  staff,
];

export function findContentType(table: string): ContentType | undefined {
  return contentTypes.find((type) => type.table === table);
}

/** Throws for an unregistered table. */
export function contentTypeOf(table: string): ContentType {
  const schema = findContentType(table);
  if (!schema) {
    throw new Error(
      `No content type describes the table "${table}": add its schema to src/content-types/registry.ts`,
    );
  }
  return schema;
}
