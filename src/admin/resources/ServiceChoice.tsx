import { useGetList } from 'react-admin';
import { services as defaultServices } from '../../shared/content/defaults/services';
import { SelectField } from '../inputs/SelectField';
import type { CustomInputProps } from '../kinds/custom/kind';

/** One of the services as they are now; the site's own as long as nobody has written any. */
export function ServiceChoice({ source, label, helperText }: CustomInputProps) {
  const { data = [] } = useGetList('services', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'position', order: 'ASC' },
    meta: { columns: ['id', 'slug', 'title'] },
  });
  const services = data.length > 0 ? data : defaultServices;
  return (
    <SelectField
      {...{ source, label, helperText }}
      placeholder="None"
      choices={services.map(({ slug, title }) => ({ value: slug, label: title }))}
    />
  );
}
