import { contentTypes } from '../../content-types/registry';
import { CONTENT_TABLES } from '../../shared/content/content-rows';
import type { ContentType } from '../../schema/content-type';
import type { Field } from '../../schema/fields';
import type { TableName } from '../../schema/table';
import type { AdminResource, ResourceParts } from '../crud/resource';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { blogPosts } from './blog-posts';
import { company } from './company';
import { enquiries } from './enquiries';
import { pages } from './pages';
import { pricePlans } from './price-plans';
import { staff } from './staff';

/** What the admin adds to content types, by table; one without a line here is generated as it is. */
const parts: Partial<Record<TableName, ResourceParts>> = {
  blog_posts: blogPosts,
  company,
  enquiries,
  pages,
  price_plans: pricePlans,
  staff,
};

const Preview = lazyWithRetry(async () => (await import('../preview/Preview')).Preview, null);

/** What visitors see, beside its form. */
const PREVIEWED: readonly string[] = [...CONTENT_TABLES, 'blog_posts', 'pages'];

/** Every content type with what the admin adds to it, in the order of the bar. */
export const resources: readonly AdminResource[] = contentTypes.map((type) => join(type));

/** The resource whose create form is the front page of /admin. */
export const frontPage = resources.find((resource) => resource.frontPage) as AdminResource;

function join(type: ContentType): AdminResource {
  const { icon, views, fields = {} } = parts[type.table] ?? {};
  return {
    ...type,
    fields: Object.fromEntries(
      Object.entries(type.fields).map(([column, field]) => [
        column,
        { ...field, ...fields[column] } as Field,
      ]),
    ),
    ...(icon && { icon }),
    views: { ...(PREVIEWED.includes(type.table) && { besideForm: Preview }), ...views },
  };
}
