import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { CellProps } from '../cell-props';
import type { IconField } from '../../../schema/kinds/icon';

/** A sign and its name. */
export function IconCell({ field, value }: Pick<CellProps<IconField>, 'field' | 'value'>) {
  const name = String(value);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <IconPicture field={field} name={name} />
      {field.icons[name] ?? name}
    </Box>
  );
}

/** The sign of a name, once the set of signs is here. */
function IconPicture({ field, name }: { field: IconField; name: string }) {
  const { data: pictures } = useQuery({
    queryKey: ['icons', field.label],
    queryFn: () => field.loadPictures(),
    staleTime: Infinity,
  });
  const Picture = pictures?.[name];
  return Picture ? <Picture /> : null;
}
