import { publicPages, rowPath } from '../../content-types/public-type';
import { contentTypes } from '../../content-types/registry';
import type { ContentType } from '../../schema/content-type';
import type { Field } from '../../schema/fields';
import { dueFilter } from '../../schema/retention';
import type { AdminResource, ResourceExtensions } from '../crud/resource';
import { lazyWithRetry } from '../ui/lazy-with-retry';
import { extensions } from './extensions';

/** Views of content types with personal data. */
const PERSONAL: ResourceExtensions['views'] = {
  aboveList: lazyWithRetry(() => import('../features/personal-data/DueForDeletion'), null),
  besideForm: lazyWithRetry(() => import('../features/personal-data/PersonPanel'), null),
};

const Preview = lazyWithRetry(() => import('../preview/Preview'), null);

/** Whether the form has a preview. */
const isPreviewed = ({ table, public: shape }: ContentType) =>
  table === 'blog_posts' || table === 'pages' || (shape !== undefined && 'parts' in shape);

/** Content types with their extensions, in the order of the bar. */
export const resources: readonly AdminResource[] = contentTypes.map(join);

export const frontPage = frontPageOf(resources);

function frontPageOf(all: readonly AdminResource[]): AdminResource {
  const [first, ...others] = all.filter((resource) => resource.frontPage);
  if (first && others.length === 0) return first;
  throw new Error('Exactly one schema of src/content-types/registry.ts says "frontPage: true"');
}

/** Public addresses of a record. */
function placesOf(type: ContentType): Pick<ContentType, 'publicPath' | 'shownAt'> {
  const { list, page } = publicPages(type) ?? {};
  if (!list) return {};
  if (!page) return { shownAt: () => list };
  return { publicPath: (row) => rowPath({ page }, row) ?? list };
}

/** Adds a filter for records past their retention. */
function listOf({ list, personal }: ContentType): ContentType['list'] {
  if (!personal) return list;
  const due = { label: 'Due for deletion', filter: () => dueFilter(personal.keptMonths) };
  return { ...list, savedFilters: [...(list.savedFilters ?? []), due] };
}

function join(type: ContentType): AdminResource {
  const { icon, views, fields = {} } = extensions[type.table] ?? {};
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
