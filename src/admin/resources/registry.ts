import type { ResourceSchema } from '../../schema/resource-schema';
import { blogPosts } from './blog-posts';
import { company } from './company';
import { enquiries } from './enquiries';
import { pricePlans } from './price-plans';
import { questions } from './questions';
import { services } from './services';
import { staff } from './staff';
import { teamMembers } from './team-members';
import { testimonials } from './testimonials';

/** Every content type of the admin, in the order of the bar. */
export const resources: readonly ResourceSchema[] = [
  blogPosts,
  enquiries,
  services,
  pricePlans,
  questions,
  testimonials,
  teamMembers,
  company,
  staff,
];

/** The schema whose create form is the front page of /admin. */
export const frontPage = frontPageOf(resources);

function frontPageOf(schemas: readonly ResourceSchema[]): ResourceSchema {
  const [first, ...others] = schemas.filter((schema) => schema.frontPage);
  if (first && others.length === 0) return first;
  throw new Error('Exactly one schema of src/admin/resources/registry.ts says "frontPage: true"');
}

export function schemaOfTable(table: string): ResourceSchema | undefined {
  return resources.find((resource) => resource.table === table);
}

/** The schema of a table; throws for a table that has no line above. */
export function schemaOf(table: string): ResourceSchema {
  const schema = schemaOfTable(table);
  if (!schema) {
    throw new Error(
      `No resource describes the table "${table}": add its schema to src/admin/resources/registry.ts`,
    );
  }
  return schema;
}
