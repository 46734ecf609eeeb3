import type { ResourceSchema } from '../schema/resource-schema';
import { blogPosts } from './blog-posts';

/** Every content type of the admin, in the order of the bar; the first one's form is the front page of /admin. */
export const resources: [ResourceSchema, ...ResourceSchema[]] = [blogPosts];

/** The schema of a table; throws for a table that has no line above. */
export function schemaOf(table: string): ResourceSchema {
  const schema = resources.find((resource) => resource.table === table);
  if (!schema) throw new Error(`No resource describes the table "${table}"`);
  return schema;
}
