import type { ContentType } from '../../../schema/content-type';

type Group = NonNullable<ContentType['groups']>[number];

/** The groups of a form in order: the first, of the fields that no other has, is without a title. */
export function formGroups({
  fields,
  groups = [],
}: ContentType): Readonly<Omit<Group, 'title'> & { title?: string }>[] {
  const grouped = groups.flatMap(columnsIn);
  return [{ fields: Object.keys(fields).filter((column) => !grouped.includes(column)) }, ...groups];
}

export const columnsIn = ({ fields, more = [] }: Pick<Group, 'fields' | 'more'>): string[] => [
  ...fields,
  ...more,
];
