import { publicPages, rowPath } from '../../content-types/public-type';
import { contentTypes } from '../../content-types/registry';
import type { ContentType } from '../../schema/content-type';
import type { Field } from '../../schema/fields';
import { dueFilter } from '../../schema/retention';
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

/** What every content type of people offers: its list what is due, its form the person. */
const PERSONAL: ResourceParts['views'] = {
  aboveList: lazyWithRetry(
    async () => (await import('../features/personal/DueForDeletion')).DueForDeletion,
    null,
  ),
  besideForm: lazyWithRetry(
    async () => (await import('../features/personal/PersonPanel')).PersonPanel,
    null,
  ),
};

const Preview = lazyWithRetry(async () => (await import('../preview/Preview')).Preview, null);

/** Whether the preview draws it as visitors see it, beside its form. */
const isPreviewed = ({ table, public: shape }: ContentType) =>
  table === 'blog_posts' || table === 'pages' || (shape !== undefined && 'parts' in shape);

/** Every content type with what the admin adds to it, in the order of the bar. */
export const resources: readonly AdminResource[] = contentTypes.map((type) => join(type));

/** The resource whose create form is the front page of /admin. */
export const frontPage = resources.find((resource) => resource.frontPage) as AdminResource;

/** Where visitors find a record that is public in the words of its content type. */
function placesOf(type: ContentType): Pick<ContentType, 'publicPath' | 'shownAt'> {
  const { list, page } = publicPages(type) ?? {};
  if (!list) return {};
  if (!page) return { shownAt: () => list };
  return { publicPath: (row) => rowPath({ page }, row) ?? list };
}

/** The list with a filter for what is kept too long. */
function listOf({ list, personal }: ContentType): ContentType['list'] {
  if (!personal) return list;
  const due = { label: 'Due for deletion', filter: () => dueFilter(personal.keptMonths) };
  return { ...list, savedFilters: [...(list.savedFilters ?? []), due] };
}

function join(type: ContentType): AdminResource {
  const { icon, views, fields = {} } = parts[type.table] ?? {};
  return {
    ...type,
    ...placesOf(type),
    list: listOf(type),
    fields: Object.fromEntries(
      Object.entries(type.fields).map(([column, field]) => [
        column,
        { ...field, ...fields[column] } as Field,
      ]),
    ),
    ...(icon && { icon }),
    views: {
      ...(isPreviewed(type) && { besideForm: Preview }),
      ...(type.personal && PERSONAL),
      ...views,
    },
  };
}
