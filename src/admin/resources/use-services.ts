import { useGetList } from 'react-admin';
import { services as defaultServices } from '../../shared/content/defaults/services';

/** Address and title of the services as they are now; the site's own as long as nobody has written any. */
export function useServices(): readonly { slug: string; title: string }[] {
  const { data = [] } = useGetList('services', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'position', order: 'ASC' },
    meta: { columns: ['id', 'slug', 'title'] },
  });
  return data.length > 0 ? data.map(({ slug, title }) => ({ slug, title })) : defaultServices;
}
