import { useGetList } from 'react-admin';
import type { CustomCellProps, CustomInputProps } from '../../schema/kinds/custom';
import { services as defaultServices } from '../../shared/content/defaults/services';
import { SelectField } from '../ui/SelectField';

/** One of the services, by its title. */
export function ServiceChoice({ source, label, helperText }: CustomInputProps) {
  return (
    <SelectField
      {...{ source, label, helperText }}
      placeholder="None"
      choices={useServices().map(({ slug, title }) => ({ value: slug, label: title }))}
    />
  );
}

/** The title of the service whose address is stored; the address itself where there is none of it any more. */
export function ServiceTitle({ value }: CustomCellProps) {
  return useServices().find(({ slug }) => slug === value)?.title ?? String(value);
}

/** Address and title of the services as they are now; the site's own as long as nobody has written any. */
function useServices(): readonly { slug: string; title: string }[] {
  const { data = [] } = useGetList('services', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'position', order: 'ASC' },
    meta: { columns: ['id', 'slug', 'title'] },
  });
  return data.length > 0 ? data.map(({ slug, title }) => ({ slug, title })) : defaultServices;
}
