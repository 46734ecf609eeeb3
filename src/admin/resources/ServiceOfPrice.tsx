import { useGetList } from 'react-admin';
import type { CustomCellProps, CustomInputProps } from '../../schema/kinds/custom';
import { dataProvider } from '../data/data-provider';
import { SelectField } from '../ui/SelectField';

export function ServiceChoice({ source, label, helperText }: CustomInputProps) {
  return (
    <SelectField
      {...{ source, label, helperText }}
      placeholder="None"
      choices={useServices().map(({ slug, title }) => ({ value: slug, label: title }))}
    />
  );
}

/** Title of the service with this slug; the slug of a deleted one. */
export function ServiceTitle({ value }: CustomCellProps) {
  return useServices().find(({ slug }) => slug === value)?.title ?? String(value);
}

const SERVICES = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'position', order: 'ASC' },
  meta: { columns: ['id', 'slug', 'title'] },
} as const;

/** By slug. */
export async function serviceTitles(): Promise<ReadonlyMap<string, string>> {
  const { data } = await dataProvider.getList('services', SERVICES);
  return new Map(data.map(({ slug, title }) => [String(slug), String(title)]));
}

function useServices(): readonly { slug: string; title: string }[] {
  const { data = [] } = useGetList('services', SERVICES);
  return data.map(({ slug, title }) => ({ slug, title }));
}
