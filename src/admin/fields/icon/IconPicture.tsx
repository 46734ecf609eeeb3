import { useQuery } from '@tanstack/react-query';
import type { IconField } from '../../../schema/kinds/icon';

/** The sign of a name, once the set of signs is here. */
export function IconPicture({ field, name }: { field: IconField; name: string }) {
  const { data: pictures } = useQuery({
    queryKey: ['icons', field.label],
    queryFn: () => field.loadPictures(),
    staleTime: Infinity,
  });
  const Picture = pictures?.[name];
  return Picture ? <Picture /> : null;
}
